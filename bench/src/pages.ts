import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import pg from "pg";
import { startProcess } from "./load/start-process.ts";
import { printRow } from "./load/summary.ts";
import { type ArrangedPage, arrangePages } from "./pages/arrange-pages.ts";
import { belowBars } from "./pages/below-bars.ts";
import { measureBlocking } from "./pages/measure-blocking.ts";
import { measureMoving } from "./pages/measure-moving.ts";
import { type Device, openLighthouse } from "./pages/open-lighthouse.ts";

/**
 * The pages of the product in Chromium, as Lighthouse sees them on a phone and on a desk, the code that each asks for, and
 * how long a phone does not answer meanwhile, and how soon the review shows the next candidate. The web application has
 * to be built, and Lighthouse is installed once. Options: --only <part of a page's name>, "blocking" or "moving"; --runs <number of which the median counts> (3).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: { only: { type: "string", default: "" }, runs: { type: "string", default: "3" } },
  });
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  const closers = [() => rm(directory, { recursive: true, force: true })];
  try {
    const database = await startEmbeddedDatabase({ directory: join(directory, "postgres") });
    closers.push(() => database.stop());
    const server = await startProcess({
      module: new URL(import.meta.resolve("@winnow/server/main.ts")),
      variables: (port) => ({
        PORT: String(port),
        DATA_DIR: directory,
        DATABASE_URL: database.url,
        SCHEDULING_UNDO_SECONDS: "0",
        LOG_LEVEL: "error",
      }),
    });
    closers.push(() => server.stop());
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    closers.push(() => pool.end());
    const arranged = await arrangePages({ url: server.url, databaseUrl: database.url, pool });
    await measurePages(
      server.url,
      { ...arranged, pages: arranged.pages.filter(({ name }) => name.includes(values.only)) },
      Number(values.runs),
    );
    if ("blocking".includes(values.only)) await measureBlocking(server.url, arranged);
    if ("moving".includes(values.only)) await measureMoving(server.url, arranged);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function measurePages(
  url: string,
  { session, pages }: { session: Record<string, string>; pages: ArrangedPage[] },
  runs: number,
): Promise<void> {
  if (pages.length === 0) return;
  printRow([
    "page",
    "device",
    "performance",
    "accessib.",
    "practices",
    "FCP",
    "LCP",
    "TBT",
    "CLS",
    "code, sent",
    "by gzip",
    "machine",
    "below bar",
  ]);
  for (const page of pages) {
    const look = await openLighthouse({ url, session: page.isSignedIn ? session : {} });
    for (const device of ["phone", "desk"] satisfies Device[]) {
      const seen = [];
      for (let count = 0; count < runs; count++) seen.push(await look(page.path, device));
      seen.sort((one, other) => one.performance - other.performance);
      const middle = seen[Math.floor(seen.length / 2)];
      if (!middle) continue;
      const median = {
        ...middle,
        accessibility: Math.min(...seen.map(({ accessibility }) => accessibility)),
        bestPractices: Math.min(...seen.map(({ bestPractices }) => bestPractices)),
        layoutShift: Math.max(...seen.map(({ layoutShift }) => layoutShift)),
      };
      printRow([
        page.name,
        device,
        percent(median.performance),
        percent(median.accessibility),
        percent(median.bestPractices),
        `${median.firstPaintMs.toFixed(0)} ms`,
        `${median.largestPaintMs.toFixed(0)} ms`,
        `${median.blockedMs.toFixed(0)} ms`,
        median.layoutShift.toFixed(3),
        `${(median.codeBytes / 1_000).toFixed(0)} kB`,
        `${(median.zippedCodeBytes / 1_000).toFixed(0)} kB`,
        median.machineIndex.toFixed(0),
        belowBars(page.name, device, median).join(", ") || "nothing",
      ]);
    }
  }
}

function percent(share: number): string {
  return (share * 100).toFixed(0);
}
