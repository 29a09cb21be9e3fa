import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { givenRecording } from "@winnow/tests/given/given-recording.ts";
import pg from "pg";
import { startProcess } from "./load/start-process.ts";
import { quantile } from "./quantile.ts";
import { type Candidate, inviteCandidates } from "./recordings/invite-candidates.ts";
import { type Recorded, recordAnswer } from "./recordings/record-answer.ts";
import { residentMegabytes } from "./recordings/resident-megabytes.ts";

const longestJoiningMs = 120_000;

/**
 * So many candidates who record at once on one server: how long a part takes from when it was due until the server has
 * it, what is lost, how soon recordings can be played, and the server's memory. Options: --candidates <number> (100),
 * --seconds <length of each recording> (60), --part-seconds <length of a part> (4, as in the product),
 * --parts-per-call <parts sent together> (1).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      candidates: { type: "string", default: "100" },
      seconds: { type: "string", default: "60" },
      "part-seconds": { type: "string", default: "4" },
      "parts-per-call": { type: "string", default: "1" },
    },
  });
  const seconds = Number(values.seconds);
  const partSeconds = Number(values["part-seconds"]);
  const partsPerCall = Number(values["parts-per-call"]);
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  const closers = [() => rm(directory, { recursive: true, force: true })];
  try {
    const database = await startEmbeddedDatabase({ directory: join(directory, "postgres") });
    closers.push(() => database.stop());
    const server = await startProcess({
      module: new URL(import.meta.resolve("@winnow/server/main.ts")),
      variables: (port) => ({
        PORT: String(port),
        // Candidates come from many addresses.
        TRUST_PROXY: "127.0.0.1",
        DATA_DIR: directory,
        DATABASE_URL: database.url,
        SCHEDULING_UNDO_SECONDS: "0",
        LOG_LEVEL: "error",
      }),
    });
    closers.push(() => server.stop());
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    closers.push(() => pool.end());
    const candidates = await inviteCandidates({
      url: server.url,
      databaseUrl: database.url,
      pool,
      count: Number(values.candidates),
    });
    await measure({
      candidates,
      pool,
      seconds,
      partSeconds,
      partsPerCall,
      url: server.url,
      serverId: server.id,
    });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function measure(options: {
  candidates: Candidate[];
  pool: pg.Pool;
  seconds: number;
  partSeconds: number;
  partsPerCall: number;
  url: string;
  serverId: number;
}): Promise<void> {
  const { candidates, pool, seconds, partSeconds, partsPerCall, url, serverId } = options;
  const parts = await givenRecording({ seconds, parts: Math.ceil(seconds / partSeconds) });
  const memory = { before: await residentMegabytes(serverId), most: 0 };
  const watch = setInterval(async () => {
    memory.most = Math.max(memory.most, await residentMegabytes(serverId));
  }, 1_000);
  const recorded = await Promise.all(
    candidates.map(async (candidate, index): Promise<Recorded> => {
      // Nobody begins at the same moment as everybody else.
      await setTimeout((index * partSeconds * 1_000) / candidates.length);
      return recordAnswer({ url, candidate, parts, seconds, recordingId: randomUUID(), partsPerCall });
    }),
  );
  const joinedMs = await untilJoined(pool, candidates.length);
  clearInterval(watch);

  const latencies = recorded.flatMap(({ partsMs }) => partsMs).sort((a, b) => a - b);
  const lost = recorded.reduce((sum, { arrived }) => sum + parts.length - arrived, 0);
  const { rows } = await pool.query<{ state: string; whole: number; count: number }>(
    `select state, count(*)::int as count, count(*) filter (where duration_ms = $1)::int as whole
     from recordings group by state`,
    [seconds * 1_000],
  );
  const kilobytes = Math.round((parts[0]?.byteLength ?? 0) / 1024);
  print(
    "candidates × parts",
    `${candidates.length} × ${parts.length} of ${kilobytes} kB, one in ${partSeconds} s`,
  );
  print("a part, p50 / p95 / longest", quantiles(latencies));
  print("parts lost", String(lost));
  print("recordings", rows.map(({ state, count, whole }) => `${count} ${state}, ${whole} whole`).join("; "));
  print("all joined after the last end", `${(joinedMs / 1_000).toFixed(1)} s`);
  print("server's memory before / most", `${memory.before.toFixed(0)} / ${memory.most.toFixed(0)} MB`);
  if (lost > 0) process.exitCode = 1;
}

/** Milliseconds until no recording is left that is going to be a file; gives up after two minutes. */
async function untilJoined(pool: pg.Pool, count: number): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < longestJoiningMs) {
    const { rowCount } = await pool.query("select from recordings where state in ('ready', 'failed')");
    if (rowCount === count) break;
    await setTimeout(100);
  }
  return performance.now() - startedAt;
}

function quantiles(sorted: number[]): string {
  return `${[0.5, 0.95, 1].map((share) => quantile(sorted, share).toFixed(0)).join(" / ")} ms`;
}

function print(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(34)}${value}\n`);
}
