import { performance } from "node:perf_hooks";
import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";
import { openAccount } from "../load/open-account.ts";
import { untilIdle } from "../load/until-idle.ts";
import { type Installation, startInstallation } from "../outages/installation.ts";
import { createPersistentClient } from "../outages/persistent-client.ts";
import { screenAll } from "../outages/screen-all.ts";
import { peakMemory, processesNaming, processorSeconds } from "../processor-seconds.ts";

/** Seconds on the clock and of the processors, peaks of memory of the largest process, and bytes that came to lie. */
export type Measured = {
  seconds: number;
  processor: { apis: number; workers: number; database: number; store: number };
  memory: { worker: number; reader: number };
  bytes: { rows: number; files: number };
  /** The tables with their indexes, the largest first. */
  tables: { name: string; bytes: number }[];
};

const accounts = 4;
const creditsOfCv = 100;

/** Screens so many CVs on an installation of its own. */
export async function measureInstallation(
  sizes: { apis: number; workers: number },
  { cvs, minutes }: { cvs: number; minutes: number },
): Promise<Measured> {
  const until = new Date(Date.now() + minutes * 60_000);
  const retries = { unreachable: 0, unavailable: 0 };
  const installation = await startInstallation(sizes);
  try {
    const ofAccount = Math.ceil(cvs / accounts);
    const recruiters = [];
    for (let number = 1; number <= accounts; number += 1) {
      const { token } = await openAccount(createPersistentClient(installation.apis, retries), {
        databaseUrl: installation.databaseUrl,
        number,
        credits: ofAccount * creditsOfCv,
      });
      recruiters.push(createPersistentClient(installation.apis, retries, token));
    }
    const before = await lookAt(installation);
    const startedAt = performance.now();
    await Promise.all(
      recruiters.map((recruiter, index) =>
        screenAll(recruiter, { first: index * ofAccount, count: ofAccount }, { retries, until }),
      ),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    await untilIdle(installation.databaseUrl, until);
    const after = await lookAt(installation);
    return {
      seconds,
      processor: {
        apis: after.processor.apis - before.processor.apis,
        workers: after.processor.workers - before.processor.workers,
        database: after.processor.database - before.processor.database,
        store: after.processor.store - before.processor.store,
      },
      memory: after.memory,
      bytes: { rows: after.bytes.rows - before.bytes.rows, files: after.bytes.files - before.bytes.files },
      tables: await largestTables(installation.databaseUrl),
    };
  } finally {
    await installation.stop();
  }
}

async function lookAt({
  processes,
  folders,
  databaseUrl,
}: Installation): Promise<Pick<Measured, "processor" | "memory" | "bytes">> {
  const idsOf = (kind: string) =>
    processes.flatMap((one) => (one.name.startsWith(kind) ? [one.id() ?? 0] : []));
  const [apis, workers] = [idsOf("API"), idsOf("worker")];
  return {
    processor: {
      apis: await processorSeconds(apis),
      workers: await processorSeconds(workers),
      database: await processorSeconds(await processesNaming(`${folders.database}/postgres`)),
      store: await processorSeconds(await processesNaming(folders.store)),
    },
    memory: await memoryOf(workers),
    bytes: await bytesOf(databaseUrl),
  };
}

/** A worker's readers are the processes that it has started. */
async function memoryOf(workers: number[]): Promise<Measured["memory"]> {
  return {
    worker: await peakMemory(workers, "themselves"),
    reader: await peakMemory(workers, "started"),
  };
}

async function bytesOf(databaseUrl: string): Promise<Measured["bytes"]> {
  const [row] = await ask<{ rows: number; files: number }>(
    databaseUrl,
    "select pg_database_size(current_database()) as rows, (select coalesce(sum(size_bytes), 0) from cv_files) as files",
  );
  return { rows: row?.rows ?? 0, files: row?.files ?? 0 };
}

async function largestTables(databaseUrl: string): Promise<Measured["tables"]> {
  return ask(
    databaseUrl,
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      order by 2 desc limit 6`,
  );
}

async function ask<Row>(databaseUrl: string, text: string): Promise<Row[]> {
  const database = openDatabase<Tables>(databaseUrl, { connections: 1, onIdleError: () => undefined });
  try {
    return (await database.pool.query(text)).rows;
  } finally {
    await database.close();
  }
}
