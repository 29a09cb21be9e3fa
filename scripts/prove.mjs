import {
  ensureChromium,
  ensurePackages,
  ensureS3Server,
  ensureVirusScanner,
  ensureWebBundle,
  run,
} from "./prepare.mjs";

// The whole proof on a fresh checkout: installs what is missing, checks, tests. Last line: N passed, N failed, where a
// check that fails is one failure more.
ensurePackages();
const check = run("npm", ["run", "--silent", "check"]);
// What the tests need is fetched and built meanwhile.
ensureChromium();
ensureS3Server();
ensureVirusScanner();
ensureWebBundle();
const checkCode = await check;
let output = "";
const testCode = await run(
  "npm",
  ["test", "--silent"],
  {},
  {
    onOutput: (part) => {
      output += part;
    },
  },
);
const counts = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
const passed = Number(counts?.[1] ?? 0);
const failedTests = Math.max(Number(counts?.[2] ?? 0), testCode === 0 ? 0 : 1);
const failed = failedTests + (checkCode === 0 ? 0 : 1);
if (checkCode !== 0) {
  process.stdout.write("The check failed; see above the tests.\n");
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
