import { ensurePackages, ensureWebBundle, run } from "./prepare.mjs";

ensurePackages();
ensureWebBundle();
process.exitCode = await run("node", ["server/src/main.ts"], {}, { isListening: true });
