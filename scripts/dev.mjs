import { ensurePackages, run } from "./prepare.mjs";

// The server restarts and the page reloads with each change. The web is on port 5173 and hands calls to the server.
ensurePackages();
const codes = await Promise.all([
  run(
    "node",
    [
      "--watch-path=server",
      "--watch-path=contract",
      "--watch-path=matching",
      "--watch-path=documents",
      "--watch-path=interviewing",
      "--watch-path=samples",
      "server/src/main.ts",
    ],
    {
      PUBLIC_URL: process.env.PUBLIC_URL ?? "http://127.0.0.1:5173",
    },
  ),
  run("vite", ["web"]),
]);
process.exitCode = Math.max(...codes);
