// Brings a fresh checkout to the point where it can run: packages, the web bundle, a browser for the tests.
// Plain JavaScript without imports from npm, because it runs before anything is installed, on Node 20 or later.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const binDirectory = join(root, "node_modules", ".bin");

/** Installs the packages of the lock file, unless exactly those are there. */
export function ensurePackages() {
  if (!existsSync(join(binDirectory, "node")) || !areInstalledPackagesThoseOfTheLock()) {
    say("Installing packages …");
    // With NODE_ENV=production npm would leave out what builds the web application.
    execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio: "inherit",
    });
  }
}

/**
 * npm keeps in node_modules what it has put there, in the form of the lock file. Packages for other platforms are
 * left out of it.
 */
function areInstalledPackagesThoseOfTheLock() {
  const installedPath = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedPath)) {
    return false;
  }
  const wanted = packagesIn(join(root, "package-lock.json"));
  const installed = packagesIn(installedPath);
  const isThere = ([path, { version, integrity, optional }]) =>
    path in installed
      ? installed[path].version === version && installed[path].integrity === integrity
      : optional === true;
  return (
    Object.entries(wanted)
      .filter(([path]) => path.startsWith("node_modules/"))
      .every(isThere) && Object.keys(installed).every((path) => path in wanted)
  );
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/** Builds the web application, unless the bundle is newer than everything that it is made from. */
export function ensureWebBundle() {
  const bundle = join(root, "web", "dist", "index.html");
  const sources = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/visitors.html",
    "web/bundle",
    "web/vite.config.ts",
    "contract/src",
    // The browser scores too.
    "matching/src",
    "package-lock.json",
  ];
  if (!existsSync(bundle) || newest(sources.map((source) => join(root, source))) > statSync(bundle).mtimeMs) {
    say("Building the web application …");
    execFileSync(join(binDirectory, "vite"), ["build", "web", "--app", "--logLevel", "warn"], {
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
  if (canInstallByApt()) {
    say("Installing Chromium for the browser tests (once) …");
    installByApt(["chromium-headless-shell"]);
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error("The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its program.");
  }
  return installed;
}

/** Ceph, whose object gateway is the S3 server of the tests; where it cannot be installed they leave S3 out. */
export function ensureS3Server() {
  ensureForTests({
    program: "/usr/bin/radosgw",
    packages: ["radosgw", "ceph-mon", "ceph-osd", "ceph-common"],
    what: "an S3 server",
    leftOut: "S3",
  });
}

/** ClamAV's clamd, without its signatures; where it cannot be installed the tests leave it out. */
export function ensureVirusScanner() {
  ensureForTests({
    program: "/usr/sbin/clamd",
    packages: ["clamav-daemon"],
    what: "a virus scanner",
    leftOut: "the real scanner",
  });
}

function ensureForTests({ program, packages, what, leftOut }) {
  if (!existsSync(program) && canInstallByApt()) {
    say(`Installing ${what} for the tests (once) …`);
    try {
      installByApt(packages);
    } catch {
      say(`It cannot be had here: the tests leave ${leftOut} out.`);
    }
  }
}

/**
 * Runs a program with Node 24 and the project's own programs first in the path; answers its exit code. `onOutput` gets
 * what it prints, which is printed all the same. A program that listens (`isListening`) is told "stop" and "hurry"
 * instead of being sent signals: those that go to a whole group or terminal reach it by themselves, and would count twice.
 */
export function run(command, parameters, variables = {}, { onOutput, isListening = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ["inherit", onOutput ? "pipe" : "inherit", "inherit", ...(isListening ? ["ipc"] : [])],
      env: { ...environment(), ...variables },
    });
    child.stdout?.on("data", (part) => {
      process.stdout.write(part);
      onOutput(part.toString());
    });
    const tell = (wish) => {
      if (child.connected) {
        child.send(wish, () => undefined);
      }
    };
    if (isListening) {
      tellOfSignals(tell);
    } else {
      // Ctrl+C reaches the child by itself; a SIGTERM sent to this process alone has to be handed on.
      process.on("SIGTERM", () => child.kill("SIGTERM"));
      process.on("SIGINT", () => undefined);
    }
    // npm may end without telling the program that its script runs; that shows only in our parent.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) {
        clearInterval(watch);
        isListening ? tell("stop") : child.kill("SIGTERM");
      }
    }, 500).unref();
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** On a busy machine npm passes on a signal seconds after the whole group has got it. */
const sameWishMs = 5_000;

/** One wish may come as several signals: from a terminal, and from npm, which passes them on. */
function tellOfSignals(tell) {
  let lastAt = Number.NEGATIVE_INFINITY;
  let wishes = 0;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(signal, () => {
      if (performance.now() - lastAt > sameWishMs) {
        wishes += 1;
        tell(wishes === 1 ? "stop" : "hurry");
      }
      lastAt = performance.now();
    });
  }
}

function environment() {
  return {
    // Compiled code is kept, so that a process that starts again is there in half the time.
    NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
    ...process.env,
    PATH: `${binDirectory}${delimiter}${process.env.PATH ?? ""}`,
  };
}

/** On Debian, as root. */
function canInstallByApt() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function installByApt(packages) {
  const quietly = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update", "-qq"], quietly);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quietly);
}

function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    // Chromium without windows: the same pages for a sixth less of the processor.
    "/usr/bin/chromium-headless-shell",
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
