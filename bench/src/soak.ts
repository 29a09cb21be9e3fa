import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { getDashboard } from "@winnow/contract/analytics.ts";
import { eventsPath } from "@winnow/contract/notifications.ts";
import { getScreeningResult, listScreeningResults } from "@winnow/contract/results.ts";
import { listScreenings } from "@winnow/contract/screenings.ts";
import type { ApiClient } from "@winnow/tests/support/api-client.ts";
import { readEvents } from "@winnow/tests/support/read-events.ts";
import { openAccount } from "./load/open-account.ts";
import { printRow } from "./load/summary.ts";
import { type Installation, startInstallation } from "./outages/installation.ts";
import { createPersistentClient } from "./outages/persistent-client.ts";
import { screenAll } from "./outages/screen-all.ts";
import { memoryNow, ownMemoryNow, processesNaming } from "./processor-seconds.ts";
import { median } from "./quantile.ts";

const accounts = 4;
const cvsOfScreening = 200;
const reportsRead = 5;
/** What one account may keep. */
const mostCvs = 100_000;
const megabyte = 1024 * 1024;

type Sample = { minute: number; cvs: number; api: number; worker: number; reader: number; database: number };

/**
 * Four accounts screen one pile of CVs after another for an hour without a pause, look at lists, reports and the
 * dashboard after each, and have their live events open all the while, on one API and one worker of PostgreSQL and an
 * object store. Prints the memory of the largest process of each kind, and by how much the last quarter stands above the
 * second (in the first they fill what they keep). Options: --minutes <number> (60), --every <minutes between rows> (5).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { minutes: { type: "string", default: "60" }, every: { type: "string", default: "5" } },
  });
  const minutes = Number(values.minutes);
  const installation = await startInstallation({ apis: 1, workers: 1 });
  const until = new Date(Date.now() + minutes * 60_000);
  const ended = new AbortController();
  const done = { cvs: 0, events: 0 };
  try {
    const working = Promise.all(
      Array.from({ length: accounts }, (_, index) =>
        workWithoutPause(installation, { number: index + 1, until, ended: ended.signal, done }),
      ),
    );
    const samples = watchMemory(installation, { until, everyMinutes: Number(values.every), done });
    await Promise.race([working, samples]);
    printGrowth(await samples, minutes);
    await working;
    process.stdout.write(`${done.events} live events\n`);
  } finally {
    ended.abort();
    await installation.stop();
  }
}

async function workWithoutPause(
  installation: Installation,
  options: { number: number; until: Date; ended: AbortSignal; done: { cvs: number; events: number } },
): Promise<void> {
  const { number, until, ended, done } = options;
  const retries = { unreachable: 0, unavailable: 0 };
  const { token } = await openAccount(createPersistentClient(installation.apis, retries), {
    databaseUrl: installation.databaseUrl,
    number,
    credits: mostCvs * 100,
  });
  const recruiter = createPersistentClient(installation.apis, retries, token);
  void fetch(`${installation.apis[0]}/api${eventsPath}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: ended,
  })
    .then(({ body }) => body && readEvents(body, () => (done.events += 1)))
    .catch((error) => {
      if (!ended.aborted) throw error;
    });
  // A pile that has been begun is finished.
  const patience = new Date(until.getTime() + 10 * 60_000);
  for (let first = number * mostCvs; new Date() < until; first += cvsOfScreening) {
    const id = await screenAll(recruiter, { first, count: cvsOfScreening }, { retries, until: patience });
    done.cvs += cvsOfScreening;
    await lookAround(recruiter, id);
  }
}

async function lookAround(recruiter: Pick<ApiClient, "call">, screeningId: string): Promise<void> {
  await recruiter.call(getDashboard, { query: { timezone: "Europe/Dublin" } });
  await recruiter.call(listScreenings, { query: {} });
  for (const start of [0, 1, 2]) {
    const { data } = await recruiter.call(listScreeningResults, {
      params: { id: screeningId },
      query: { start },
    });
    for (const { id } of data.slice(0, reportsRead)) {
      await recruiter.call(getScreeningResult, { params: { id } });
    }
  }
}

async function watchMemory(
  installation: Installation,
  options: { until: Date; everyMinutes: number; done: { cvs: number } },
): Promise<Sample[]> {
  const { until, everyMinutes, done } = options;
  const samples: Sample[] = [];
  const startedAt = performance.now();
  printRow(["minute", "CVs", "API MB", "worker MB", "reader MB", "PostgreSQL MB"]);
  while (new Date() < until) {
    await setTimeout(Math.min(everyMinutes * 60_000, until.getTime() - Date.now()));
    const sample = {
      minute: (performance.now() - startedAt) / 60_000,
      cvs: done.cvs,
      ...(await memoryOf(installation)),
    };
    samples.push(sample);
    const { minute, cvs, api, worker, reader, database } = sample;
    printRow([
      minute.toFixed(0),
      String(cvs),
      ...[api, worker, reader, database].map((bytes) => (bytes / megabyte).toFixed(0)),
    ]);
  }
  return samples;
}

/** A reading process is started anew from time to time; it is what the worker has started. */
async function memoryOf({ processes, folders }: Installation): Promise<Omit<Sample, "minute" | "cvs">> {
  const idsOf = (kind: string) =>
    processes.flatMap((one) => (one.name.startsWith(kind) ? [one.id() ?? 0] : []));
  return {
    api: await memoryNow(idsOf("API"), "themselves"),
    worker: await memoryNow(idsOf("worker"), "themselves"),
    reader: await memoryNow(idsOf("worker"), "started"),
    database: await ownMemoryNow(await processesNaming(`${folders.database}/postgres`)),
  };
}

function printGrowth(samples: readonly Sample[], minutes: number): void {
  const between = (from: number, to: number) =>
    samples.filter(({ minute }) => minute > from * minutes && minute <= to * minutes + 1);
  const early = between(0.25, 0.5);
  const late = between(0.75, 1);
  const growthOf = (kind: "api" | "worker" | "reader" | "database") => {
    const of = (some: readonly Sample[]) => median(some.map((sample) => sample[kind]));
    return `${((of(late) / of(early) - 1) * 100).toFixed(0)} %`;
  };
  printRow([
    "last quarter over the second",
    "",
    ...(["api", "worker", "reader", "database"] as const).map(growthOf),
  ]);
}
