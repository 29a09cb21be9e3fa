// Brings a fresh checkout to the point where it can run: packages, the web bundle, a browser for the tests.
// Plain JavaScript without imports from npm, because it runs before anything is installed, on Node 20 or later.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const binDirectory = join(root, "node_modules", ".bin");

/** Installs the packages of the lock file, unless they are there. */
export function ensurePackages() {
  if (
    !existsSync(join(root, "node_modules", ".package-lock.json")) ||
    !existsSync(join(binDirectory, "node"))
  ) {
    say("Installing packages (once) …");
    execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio: "inherit",
    });
  }
}

/** Builds the web application, unless the bundle is newer than everything that it is made from. */
export function ensureWebBundle() {
  const bundle = join(root, "web", "dist", "index.html");
  const sources = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "contract/src",
    "package-lock.json",
  ];
  if (!existsSync(bundle) || newest(sources.map((source) => join(root, source))) > statSync(bundle).mtimeMs) {
    say("Building the web application …");
    execFileSync(join(binDirectory, "vite"), ["build", "web", "--logLevel", "warn"], {
      cwd: root,
      stdio: "inherit",
      env: environment(),
    });
  }
}

/** Answers where Chromium is; on Debian as root it is installed when it is missing. */
export function ensureChromium() {
  const found = findChromium();
  if (found) {
    return found;
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Chromium for the browser tests (once) …");
    const quietly = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    execFileSync("apt-get", ["update", "-qq"], quietly);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quietly);
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error("The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its program.");
  }
  return installed;
}

/** Runs a program of the project with Node 24 first in the path; answers its exit code. */
export function run(command, parameters, variables = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(binDirectory, command), parameters, {
      cwd: root,
      stdio: "inherit",
      env: { ...environment(), ...variables },
    });
    // Ctrl+C reaches the child by itself; a SIGTERM sent to this process alone has to be handed on.
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    process.on("SIGINT", () => undefined);
    // npm ends on SIGTERM without telling the program that its script runs; that shows only in our parent.
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

function environment() {
  return { ...process.env, PATH: `${binDirectory}${delimiter}${process.env.PATH ?? ""}` };
}

function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return candidates.find((path) => path && existsSync(path));
}

function newest(paths) {
  let latest = 0;
  for (const path of paths.filter(existsSync)) {
    const found = statSync(path);
    latest = Math.max(
      latest,
      found.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : found.mtimeMs,
    );
  }
  return latest;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
