import { fileURLToPath } from "node:url";
import type { Config } from "./config/config.ts";
import type { ReadinessCheck } from "./platform/http/health.ts";
import { isWorkLeftLying } from "./platform/jobs/is-work-left-lying.ts";
import { areJobsStuck } from "./platform/jobs/stuck-jobs.ts";
import { isNearlyFull, readDiskRoom } from "./platform/storage/disk-room.ts";
import type { Services } from "./services.ts";

/**
 * What `/readyz` looks at. Without a database no process can do anything. A storage that is away, a full disk and work
 * that nobody does are troubles of all processes alike: to send nobody to any of them would only add to it. A worker's
 * own work is what it is for.
 */
export function readinessChecks(
  { config, database, storage, scanner }: Services,
  { isWorkerStalled, isLeaving = () => false }: { isWorkerStalled: () => boolean; isLeaving?: () => boolean },
): ReadinessCheck[] {
  return [
    {
      name: "this process",
      isVital: true,
      validForMs: 0,
      findTrouble: async () => (isLeaving() ? "stops" : null),
    },
    {
      name: "database",
      isVital: true,
      findTrouble: async () => {
        await database.pool.query("select 1");
        return null;
      },
    },
    { name: "storage", findTrouble: () => storage.check() },
    ...(scanner ? [{ name: "virus scanner", validForMs: 10_000, findTrouble: () => scanner.check() }] : []),
    {
      name: "background work",
      isVital: config.role === "worker",
      findTrouble: async () => (isWorkerStalled() ? "stands still" : null),
    },
    {
      name: "jobs",
      validForMs: 10_000,
      findTrouble: async () => {
        if (await isWorkLeftLying(database.pool)) return "wait, and nobody does them";
        return (await areJobsStuck(database.pool)) ? "some can neither be done nor given up" : null;
      },
    },
    ...diskFolders(config).map(({ name, folder }) => ({
      name: `disk of the ${name}`,
      validForMs: 10_000,
      findTrouble: async () => (isNearlyFull(await readDiskRoom(folder)) ? "nearly full" : null),
    })),
  ];
}

/** What lies on disks of this machine: the data directory, and files where they are kept in a folder. */
export function diskFolders({
  dataDirectory,
  storage,
}: Config): { name: "data" | "files"; folder: string }[] {
  return [
    { name: "data", folder: dataDirectory },
    ...(storage.kind === "folder" ? [{ name: "files" as const, folder: fileURLToPath(storage.url) }] : []),
  ];
}
