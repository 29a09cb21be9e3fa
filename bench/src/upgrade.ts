import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { storagePrefixes } from "@winnow/server/open-storage.ts";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { openFolderObjects } from "@winnow/server/platform/storage/folder-objects.ts";
import { runCommand } from "@winnow/tests/support/run-command.ts";
import pg from "pg";
import { printRow } from "./load/summary.ts";
import { untilIdle } from "./load/until-idle.ts";
import { type Finding, findDamage } from "./outages/find-damage.ts";
import { quantile } from "./quantile.ts";
import { startBalancer } from "./upgrade/balancer.ts";
import { findContractBreaks, readApiDocument } from "./upgrade/find-contract-breaks.ts";
import { openFleet } from "./upgrade/fleet.ts";
import { startCrowd } from "./upgrade/people/crowd.ts";
import { checkOut, findPreviousRelease, migrationsSince, thisRelease } from "./upgrade/release.ts";
import { createTraffic, type Traffic } from "./upgrade/traffic.ts";

const minuteMs = 60_000;
/** Worth naming. */
const slowMs = 2_000;

/**
 * From the previous release to this one as an operator upgrades, while people work: two APIs behind a balancer and two
 * workers of that release, the migrations, then one process after the other of this release in its place, and at last
 * each of these restarted. Ends with 1 where a request fails, or anything is lost, double or left over. Options:
 * --from <commit or tag> (the last commit of the day before the newest migration was added), --seconds <of each phase in
 * which nothing is changed> (12).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { from: { type: "string" }, seconds: { type: "string", default: "12" } },
  });
  const pauseMs = Number(values.seconds) * 1_000;
  const directory = await mkdtemp(join(tmpdir(), "winnow-upgrade-"));
  const closers: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })];
  try {
    const previous = await checkOut(
      values.from ?? (await findPreviousRelease()),
      join(directory, "previous"),
    );
    const news = await migrationsSince(previous);
    print("from", `${previous.commit.slice(0, 8)}, ${news.length} migrations ago`);
    const database = await startEmbeddedDatabase({ directory: join(directory, "postgres") });
    closers.push(() => database.stop());
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    closers.push(() => pool.end());
    const balancer = await startBalancer();
    closers.push(() => balancer.close());
    const files = join(directory, "files");
    const environment = {
      DATABASE_URL: database.url,
      STORAGE_URL: pathToFileURL(files).href,
      DATA_DIR: join(directory, "kept"),
      PUBLIC_URL: balancer.url,
      TRUST_PROXY: "127.0.0.1",
      SCHEDULING_UNDO_SECONDS: "0",
      READING_PROCESSES: "1",
      DRAIN_SECONDS: "2",
      NODE_COMPILE_CACHE: join(directory, "compiled"),
    };
    const fleet = openFleet({ balancer, environment });
    closers.push(() => fleet.stop());
    const traffic = createTraffic();
    // The first one migrates.
    const first = await fleet.startApi(previous);
    const [second, ...workers] = await Promise.all([
      fleet.startApi(previous),
      fleet.startWorker(previous),
      fleet.startWorker(previous),
    ]);
    const apis = [first, second];
    const crowd = await startCrowd({ url: balancer.url, databaseUrl: database.url, pool, traffic });
    // What keeps them from finishing is told when they are asked to.
    closers.push(() => crowd.stop().catch(() => undefined));

    const calls = await readApiDocument(first.port);
    await traffic.phase("previous release", () => setTimeout(pauseMs));
    await traffic.phase("migrating", () => migrate(environment));
    await traffic.phase("previous, migrated", () => setTimeout(pauseMs));
    const current = { directory: thisRelease };
    await traffic.phase("replacing", async () => {
      for (const [index, worker] of workers.entries())
        workers[index] = await fleet.replaceWorker(worker, current);
      for (const [index, api] of apis.entries())
        apis[index] = await fleet.replaceApi(api, current, { leaveOut: true });
    });
    const breaks = findContractBreaks(calls, await readApiDocument(apis[0]?.port ?? 0));
    await traffic.phase("this release", () => setTimeout(pauseMs));
    await traffic.phase("restarting", async () => {
      for (const api of apis) await fleet.replaceApi(api, current, { leaveOut: false });
    });
    await traffic.phase("ending", async () => {
      await crowd.stop();
      await untilIdle(database.url, new Date(Date.now() + minuteMs));
    });
    printPhases(traffic);
    const findings = await findDamage(
      { databaseUrl: database.url, keysInStore: () => keysIn(files) },
      { cvs: crowd.done.cvs },
    );
    const failed = traffic.phases.reduce((sum, { failures }) => sum + failures.length, 0);
    const isWhole = printFindings([
      { what: "requests that failed", count: failed, wanted: 0 },
      ...findings,
      { what: "screenings nobody was told of", count: crowd.untold(), wanted: 0 },
      { what: "calls that open pages would miss", count: breaks.length, wanted: 0 },
    ]);
    for (const what of breaks) process.stdout.write(`  ${what}\n`);
    print(
      "work done",
      Object.entries(crowd.done)
        .map(([what, count]) => `${count} ${what}`)
        .join(", "),
    );
    print("streams opened again", String(crowd.reopened()));
    for (const [what, times] of fleet.complaints()) print(`logged ${times} times`, what);
    process.exitCode = isWhole ? 0 : 1;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function migrate(environment: Record<string, string>): Promise<void> {
  const { code, output } = await runCommand("migrate", [], environment);
  if (code !== 0) throw new Error(output);
}

function printPhases({ phases }: Traffic): void {
  printRow(["", "s", "requests", "p95 ms", "slowest ms", "failed"]);
  for (const { name, seconds, answered, failures } of phases) {
    const sorted = answered.toSorted((a, b) => a.ms - b.ms);
    const slowest = sorted.at(-1);
    if (!slowest) continue;
    printRow([
      name,
      seconds.toFixed(1),
      String(answered.length),
      quantile(
        sorted.map(({ ms }) => ms),
        0.95,
      ).toFixed(0),
      slowest.ms.toFixed(0),
      String(failures.length),
    ]);
    if (slowest.ms > slowMs) process.stdout.write(`  slowest: ${slowest.what}\n`);
    const reasons = Map.groupBy(failures, (reason) => reason);
    for (const [reason, times] of reasons) process.stdout.write(`  ${times.length} × ${reason}\n`);
  }
}

/** Answers whether all is as it has to be. */
function printFindings(findings: Finding[]): boolean {
  for (const { what, count, wanted } of findings) {
    print(what, count === wanted ? String(count) : `${count}, should be ${wanted}`);
  }
  return findings.every(({ count, wanted }) => count === wanted);
}

async function* keysIn(directory: string): AsyncGenerator<string> {
  const objects = openFolderObjects({ directory, prefixes: storagePrefixes });
  for (const prefix of storagePrefixes) {
    for await (const { key } of objects.list(prefix)) yield key;
  }
}

function print(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(34)}${value}\n`);
}
