import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second (sysconf(_SC_CLK_TCK)). */
const ticksPerSecond = 100;

/**
 * Processor time of this process and all that it started, in seconds: on a machine that others use as well it says
 * more than the time on the clock. NaN where there is no /proc.
 */
export async function processorSeconds(): Promise<number> {
  const stats = await readStats();
  if (stats === undefined) return Number.NaN;
  let ticks = 0;
  let generation = new Set([process.pid]);
  while (generation.size > 0) {
    for (const one of stats) if (generation.has(one.id)) ticks += one.ticks;
    generation = new Set(stats.filter(({ parent }) => generation.has(parent)).map(({ id }) => id));
  }
  return ticks / ticksPerSecond;
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
