import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second (sysconf(_SC_CLK_TCK)). */
const ticksPerSecond = 100;

/**
 * Processor time of these processes (this one) and all that they started, in seconds: on a machine that others use as
 * well it says more than the time on the clock. NaN where there is no /proc.
 */
export async function processorSeconds(roots: readonly number[] = [process.pid]): Promise<number> {
  const stats = await readStats();
  if (stats === undefined) return Number.NaN;
  const ticks = stats.filter(isBelow(stats, roots)).reduce((sum, one) => sum + one.ticks, 0);
  return ticks / ticksPerSecond;
}

/** The most memory that any of these processes has taken, or any that they started and that still runs, in bytes. */
export async function peakMemory(roots: readonly number[], of: "themselves" | "started"): Promise<number> {
  return Math.max(0, ...(await readMemory(await among(roots, of), "VmHWM")));
}

/** The memory that the largest of these processes has now, or of those that they started, in bytes. */
export async function memoryNow(roots: readonly number[], of: "themselves" | "started"): Promise<number> {
  return Math.max(0, ...(await readMemory(await among(roots, of), "VmRSS")));
}

/** What these processes and all that they started have to themselves now, all together: not what they share. In bytes. */
export async function ownMemoryNow(roots: readonly number[]): Promise<number> {
  const ids = [...roots, ...(await among(roots, "started"))];
  return (await readMemory(ids, "RssAnon")).reduce((sum, bytes) => sum + bytes, 0);
}

async function among(roots: readonly number[], of: "themselves" | "started"): Promise<readonly number[]> {
  if (of === "themselves") return roots;
  const stats = (await readStats()) ?? [];
  return stats
    .filter(isBelow(stats, roots))
    .map(({ id }) => id)
    .filter((id) => !roots.includes(id));
}

/** Processes whose command line names this path: what a benchmark has started but not as a child of its own. */
export async function processesNaming(path: string): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "")));
  return ids.flatMap((id, index) => (lines[index]?.includes(path) ? [Number(id)] : []));
}

function isBelow(stats: Stat[], roots: readonly number[]): (stat: Stat) => boolean {
  const below = new Set<number>();
  let generation = new Set(roots);
  while (generation.size > 0) {
    for (const id of generation) below.add(id);
    generation = new Set(
      stats.filter(({ id, parent }) => generation.has(parent) && !below.has(id)).map(({ id }) => id),
    );
  }
  return ({ id }) => below.has(id);
}

/** See proc_pid_status(5), in kilobytes of 1,024; 0 for a process that ended meanwhile. */
async function readMemory(ids: readonly number[], field: "VmHWM" | "VmRSS" | "RssAnon"): Promise<number[]> {
  const pattern = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m");
  return Promise.all(
    ids.map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
      return Number(pattern.exec(status)?.[1] ?? 0) * 1024;
    }),
  );
}

type Stat = { id: number; parent: number; ticks: number };

async function readStats(): Promise<Stat[] | undefined> {
  try {
    const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
    return (await Promise.all(ids.map(readStat))).filter((stat) => stat !== undefined);
  } catch {
    return undefined;
  }
}

/** Undefined for a process that ended meanwhile. See proc_pid_stat(5): its own time and that of children it has waited for. */
async function readStat(id: string): Promise<Stat | undefined> {
  try {
    const stat = await readFile(`/proc/${id}/stat`, "utf8");
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = rest.slice(9, 13).reduce((sum, value) => sum + Number(value), 0);
    return { id: Number(id), parent: Number(parent), ticks };
  } catch {
    return undefined;
  }
}
