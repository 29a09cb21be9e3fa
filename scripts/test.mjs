import { ensureChromium, ensurePackages, ensureWebBundle, run } from "./prepare.mjs";

ensurePackages();
ensureWebBundle();
const chromium = ensureChromium();
process.exitCode = await run("vitest", ["run", ...process.argv.slice(2)], { CHROMIUM_PATH: chromium });
