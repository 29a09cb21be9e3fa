import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
/** The greatest number that PostgreSQL reads as a pid; no system gives one so high. */
const pidOfNobody = 2_147_483_647;

/** The PostgreSQL that runs on this cluster, or null. */
export async function findPostmaster(
  clusterDirectory: string,
): Promise<{ pid: number; port: number } | null> {
  const lines = await readPidFile(clusterDirectory);
  if (!lines) {
    return null;
  }
  const pid = Number(lines[0]);
  const isRunning = isAlive(pid) && (await isPostmasterOf(pid, clusterDirectory));
  // The fourth line is the port (PostgreSQL manual, "Database File Layout").
  return isRunning ? { pid, port: Number(lines[3]) } : null;
}

/**
 * After a crash postmaster.pid may name a pid that by now is somebody else's, and PostgreSQL would refuse to
 * start for as long as that one lives. The rest of the file stays: by it PostgreSQL makes sure itself that no
 * process of the crashed one still uses the data.
 */
export async function disownStalePid(clusterDirectory: string): Promise<void> {
  const lines = await readPidFile(clusterDirectory);
  if (!lines || !isAlive(Number(lines[0])) || (await findPostmaster(clusterDirectory))) {
    return;
  }
  await writeFile(pidFileOf(clusterDirectory), [pidOfNobody, ...lines.slice(1)].join("\n"));
}

/**
 * How PostgreSQL is asked to stop (manual, "Shutting Down the Server"), and how long each way may take: SIGINT cuts
 * everybody off and writes down what is in memory, SIGQUIT leaves that to the recovery of the next start.
 */
const waysToStop = [
  { signal: "SIGINT", timeoutMs: 10_000 },
  { signal: "SIGQUIT", timeoutMs: 6_000 },
] as const;
const lookIntervalMs = 100;

/**
 * Stops the PostgreSQL of this cluster; it runs no more when this resolves, whatever that takes. One that is paused
 * cannot end, so it is woken, again and again in case somebody pauses it meanwhile.
 */
export async function stopPostmaster(clusterDirectory: string): Promise<void> {
  const postmaster = await findPostmaster(clusterDirectory);
  if (!postmaster) {
    return;
  }
  const { pid } = postmaster;
  // By its pid: the file that names it goes before the process does, which may be paused in between.
  const isRunning = async () => isAlive(pid) && (await isPostmasterOf(pid, clusterDirectory));
  for (const { signal, timeoutMs } of waysToStop) {
    if ((await isRunning()) && !trySignal(pid, signal)) {
      throw new Error(`The PostgreSQL with pid ${pid} belongs to another user and cannot be stopped.`);
    }
    const givenUpAt = performance.now() + timeoutMs;
    while (performance.now() < givenUpAt) {
      await signalAll(pid, "SIGCONT");
      if (!(await isRunning())) {
        return;
      }
      await setTimeout(lookIntervalMs);
    }
  }
  while (await isRunning()) {
    // Paused first, so that it starts no process that would be missed.
    trySignal(pid, "SIGSTOP");
    await signalAll(pid, "SIGKILL");
    await setTimeout(lookIntervalMs);
  }
}

/** Lets a PostgreSQL go on that somebody has paused (SIGSTOP), with its processes as far as the system names them. */
export async function wakePostmaster(clusterDirectory: string): Promise<void> {
  const postmaster = await findPostmaster(clusterDirectory);
  if (postmaster) {
    await signalAll(postmaster.pid, "SIGCONT");
  }
}

async function signalAll(pid: number, signal: NodeJS.Signals): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  for (const receiver of [pid, ...children.split(" ").filter(Boolean).map(Number)]) {
    trySignal(receiver, signal);
  }
}

/** Answers whether it was allowed; a process that has ended meanwhile is no failure. */
function trySignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return !isRefused(error);
  }
}

async function readPidFile(clusterDirectory: string): Promise<string[] | null> {
  try {
    return (await readFile(pidFileOf(clusterDirectory), "utf8")).split("\n");
  } catch {
    return null;
  }
}

function pidFileOf(clusterDirectory: string): string {
  return join(clusterDirectory, "postmaster.pid");
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) {
    return false;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isRefused(error);
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPERM";
}

/** When the system does not say what a process is, it counts as ours: two on the same data would be worse. */
async function isPostmasterOf(pid: number, clusterDirectory: string): Promise<boolean> {
  try {
    const command = await commandOf(pid);
    return /\bpostgres\b/.test(command) && command.includes(clusterDirectory);
  } catch {
    return isAlive(pid);
  }
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") {
    return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
  }
  const { stdout } = await run("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return stdout;
}
