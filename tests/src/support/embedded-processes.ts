import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The embedded PostgreSQL of a data directory: its postmaster and the processes of that. Empty when none runs. */
export async function embeddedProcesses(dataDirectory: string): Promise<number[]> {
  const pidFile = join(dataDirectory, "postgres", "cluster", "postmaster.pid");
  const pid = Number((await readFile(pidFile, "utf8").catch(() => "")).split("\n")[0]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => null);
  return children === null ? [] : [pid, ...children.split(" ").filter(Boolean).map(Number)];
}

/** Connections stay open, nothing answers, as on a machine that has no time left. */
export async function pauseEmbeddedDatabase(
  dataDirectory: string,
): Promise<{ resume: () => void; kill: () => void }> {
  const pids = await embeddedProcesses(dataDirectory);
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  signalAll("SIGSTOP");
  return { resume: () => signalAll("SIGCONT"), kill: () => signalAll("SIGKILL") };
}
