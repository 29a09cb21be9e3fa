import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "@winnow/contract/accounts.ts";
import { startEmbeddedDatabase } from "@winnow/server/platform/database/embedded-database.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "../support/api-client.ts";
import { patienceMs } from "../support/patience.ts";
import { startServerProcess } from "../support/server-process.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

/** Stops PostgreSQL as an overloaded machine would: connections stay open, nothing answers. */
async function freeze(url: string, directory: string): Promise<() => void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const backends = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  const pidFile = await readFile(join(directory, "cluster", "postmaster.pid"), "utf8");
  const pids = [Number(pidFile.split("\n")[0]), ...backends.rows.map(({ pid }) => pid)];
  for (const pid of pids) {
    process.kill(pid, "SIGSTOP");
  }
  return () => {
    for (const pid of pids) {
      process.kill(pid, "SIGCONT");
    }
  };
}

const metricsToken = "lantern-harbour-metrics-47";

test("while the database does not answer, calls are answered 503 with Retry-After, metrics say so, and calls work again afterwards", async () => {
  const directory = await mkdtemp(join(tmpdir(), "winnow-frozen-"));
  closers.push(() => rm(directory, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({ directory: join(directory, "postgres"), isDurable: false });
  closers.push(database.stop);
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: directory,
    PORT: String(await freePort()),
    METRICS_TOKEN: metricsToken,
  });
  closers.push(() => server.end("SIGTERM"));
  const visitor = createApiClient(server.url);
  const attempt = () =>
    visitor.attempt(logIn, { body: { email: "nobody@example.com", password: "harbour-lantern-47" } });
  const usual = (await attempt()).status;

  const thaw = await freeze(database.url, join(directory, "postgres"));
  const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;
  const [metrics, , ...answers] = await Promise.all([
    fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } }),
    vi.waitUntil(async () => !(await isReady()), { timeout: patienceMs, interval: 100 }),
    attempt(),
    attempt(),
    attempt(),
  ]).finally(thaw);

  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, body: { error: { code: expect.anything() } } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(metrics.status).toBe(200);
  const text = await metrics.text();
  expect(text).toContain("winnow_database_up 0");
  expect(text).not.toContain("winnow_queue_waiting_jobs{");
  await vi.waitUntil(async () => (await attempt()).status === usual, { timeout: patienceMs, interval: 100 });
});
