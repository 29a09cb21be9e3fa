import { readdir, readFile } from "node:fs/promises";

/** Resident memory of a process and all that it started, shared pages counted in each. NaN where there is no /proc. */
export async function residentMegabytes(id: number): Promise<number> {
  const ids = await readdir("/proc").catch(() => []);
  const processes = (await Promise.all(ids.filter((name) => /^\d+$/.test(name)).map(readStatus))).flat();
  let kilobytes = processes.length === 0 ? Number.NaN : 0;
  for (let generation = new Set([id]); generation.size > 0; ) {
    for (const one of processes) if (generation.has(one.id)) kilobytes += one.kilobytes;
    generation = new Set(processes.filter(({ parent }) => generation.has(parent)).map((one) => one.id));
  }
  return kilobytes / 1024;
}

type Status = { id: number; parent: number; kilobytes: number };

/** Nothing of a process that ended meanwhile. See proc_pid_status(5). */
async function readStatus(id: string): Promise<Status[]> {
  const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  return status === "" ? [] : [{ id: Number(id), parent: of("PPid"), kilobytes: of("VmRSS") }];
}
