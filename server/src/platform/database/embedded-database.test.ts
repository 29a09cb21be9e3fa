import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";
import { openDatabase } from "./open-database.ts";

let directory: string;
let pidFile: string;
const closers: (() => Promise<void> | void)[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "winnow-embedded-"));
  pidFile = join(directory, "cluster", "postmaster.pid");
  closers.push(() => rm(directory, { recursive: true, force: true }));
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

async function startIt(options: { isDurable: boolean } = { isDurable: false }): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ directory, ...options });
  closers.push(database.stop);
  return database;
}

function poolOn(database: EmbeddedDatabase) {
  const opened = openDatabase(database.url, { connections: 2, onIdleError: () => undefined });
  closers.push(opened.close);
  return opened.pool;
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(pidFile, "utf8")).split("\n")[0]);
}

/** A process that has nothing to do with us, of the user that PostgreSQL runs as. */
function startStranger(): ChildProcess {
  const stranger = spawn("sleep", ["600"], {
    stdio: "ignore",
    ...(process.getuid?.() === 0 ? { uid: 65_534 } : {}),
  });
  closers.push(() => void stranger.kill("SIGKILL"));
  return stranger;
}

test("a crash whose pid belongs to somebody else by now does not keep the database from starting", async () => {
  const first = await startIt();
  const crashedPidFile = await readFile(pidFile, "utf8");
  await first.stop();
  const stranger = startStranger();
  await once(stranger, "spawn");
  await writeFile(pidFile, [stranger.pid, ...crashedPidFile.split("\n").slice(1)].join("\n"));

  const second = await startIt();

  expect((await poolOn(second).query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
});

test("a database that is gone can still be stopped", async () => {
  const database = await startIt();
  process.kill(await postmasterPid(), "SIGKILL");

  await expect(database.stop()).resolves.toBeUndefined();
});

test("a database that is paused again and again while it is stopped ends all the same", async () => {
  const database = await startIt();
  const pid = await postmasterPid();
  const pausing = setInterval(() => {
    try {
      process.kill(pid, "SIGSTOP");
    } catch {
      // It has ended.
    }
  }, 5);
  closers.push(() => clearInterval(pausing));

  await database.stop();

  // Nobody may have asked for its exit code yet: then it has no command any more.
  expect(await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).toBe("");
});

test("a database that was killed runs again on the same port, and a pool opened before still works", async () => {
  const database = await startIt({ isDurable: true });
  const pool = poolOn(database);
  await pool.query("create table kept as select 1 as one");
  process.kill(await postmasterPid(), "SIGKILL");
  await expect.poll(() => pool.query("select").catch(() => "gone")).toBe("gone");

  const rows = await vi.waitUntil(
    () =>
      pool.query("select one from kept").then(
        (found) => found.rows,
        () => null,
      ),
    { timeout: 30_000, interval: 100 },
  );

  expect(rows).toEqual([{ one: 1 }]);
});

test("the last of several users stops it, not the first", async () => {
  const first = await startIt();
  const second = await startIt();
  expect(second.url).toBe(first.url);

  await first.stop();
  expect((await poolOn(second).query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("two that start at once on an empty directory share one database", async () => {
  const [first, second] = await Promise.all([startIt(), startIt()]);

  expect(second.url).toBe(first.url);
  expect((await poolOn(first).query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("PostgreSQL gets nothing of our environment that it does not need", async () => {
  vi.stubEnv("PAYMENTS_SECRET", "sk_live_secret");
  closers.push(() => void vi.unstubAllEnvs());
  await startIt();

  const environment = await readFile(`/proc/${await postmasterPid()}/environ`, "utf8");

  expect(environment).toContain("LC_ALL=C");
  expect(environment).not.toContain("secret");
});

test.runIf(process.getuid?.() === 0)(
  "PostgreSQL under root may enter closed folders, and nothing else",
  async () => {
    await startIt();

    const status = await readFile(`/proc/${await postmasterPid()}/status`, "utf8");

    // Bit 2: CAP_DAC_READ_SEARCH (capabilities(7)).
    expect(/^CapEff:\s+(\w+)$/m.exec(status)?.[1]).toBe("0000000000000004");
  },
);
