import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createExport, downloadExport, listExports } from "@winnow/contract/exports.ts";
import { listReports } from "@winnow/contract/reports.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { listScreenings } from "@winnow/contract/screenings.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { start } from "@winnow/server/start.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { finish, givenAsked, speak } from "../given/given-answers.ts";
import { givenScreened } from "../given/given-screened.ts";
import { createApiClient } from "../support/api-client.ts";
import { givenBucket, hasS3Server } from "../support/ceph.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { runCommand } from "../support/run-command.ts";
import { s3Server } from "../support/s3-server.ts";
import { createDatabase, startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { stored } from "../support/stored.ts";
import { hashesOfTables, withClient } from "./given-vault.ts";

const key = "5e".repeat(32);
let home: string;
/** Answers calls; jobs wait for a worker. */
let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
let interviewId: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "winnow-backup-"));
  winnow = await startWinnow({ ROLE: "api", SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  const worker = await startWorker(winnow);
  recruiter = await givenAccount(winnow, "Mara Ruiz");
  ({ id: screeningId } = await givenScreened(winnow, recruiter, { cvs: 2 }));
  const candidate = await givenAsked(winnow, recruiter);
  ({ interviewId } = candidate);
  await speak(winnow, candidate);
  await finish(candidate);
  await untilJobsAreDone(winnow);
  await worker.stop();
  await recruiter.call(createExport, {
    params: { id: screeningId },
    body: { format: "csv", selection: { matching: {} } },
  });
});
afterAll(async () => {
  await winnow?.stop();
  await rm(home, { recursive: true, force: true });
});

const folder = (name: string) => join(home, name);
const urlOf = (name: string) => pathToFileURL(folder(name)).href;

test("after work, a backup, more work and the loss of everything, all of the backup is there, and what waited is done", async () => {
  const backedUp = { rows: await hashesOfTables(winnow.databaseUrl), files: await stored(winnow) };
  const first = await runCommand("backup", [urlOf("place")], { ...winnow.environment, BACKUP_KEY: key });
  await createMoreWork();
  const second = await runCommand("backup", ["PLACE", "--keep", "5"], {
    ...winnow.environment,
    PLACE: urlOf("place"),
    BACKUP_KEY: key,
  });
  const listed = await runCommand("backup", [urlOf("place"), "--list"], {});
  const verified = await runCommand("backup", [urlOf("place"), "--verify"], { BACKUP_KEY: key });

  const [name = ""] = /(?<=Backup )\S+(?=:)/.exec(first.output) ?? [];
  const environment = await newInstallation("restored");
  const restored = await runCommand("restore", [urlOf("place"), name], { ...environment, BACKUP_KEY: key });
  const again = await runCommand("restore", [urlOf("place"), name], { ...environment, BACKUP_KEY: key });

  expect(first).toEqual({
    code: 0,
    output: expect.stringMatching(/\b3 files sent .*, 0 were there already/),
  });
  expect(second).toEqual({
    code: 0,
    output: expect.stringMatching(/\n[12] files sent .*, [34] were there already[\s\S]*0 older backups/),
  });
  expect(listed).toEqual({
    code: 0,
    output: expect.stringMatching(/, encrypted\n.*, encrypted\n2 backups\.\n$/),
  });
  expect(verified).toEqual({ code: 0, output: expect.stringContaining("is whole") });
  expect(restored).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored .*\n[\s\S]*The ledger adds up/),
  });
  expect(await hashesOfTables(environment.DATABASE_URL)).toEqual(backedUp.rows);
  expect(await stored({ environment })).toEqual(backedUp.files);
  expect(again).toEqual({ code: 1, output: expect.stringContaining("The database is not empty") });
  for (const { output } of [first, second, listed, verified, restored]) expect(output).not.toContain(key);
  await expectItWorks(environment);
});

test("nobody else on the machine can look into backups", async () => {
  const names = [".", ...(await readdir(folder("place"), { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => (await stat(join(folder("place"), name))).mode & 0o077),
  );

  expect(names.length).toBeGreaterThan(50);
  expect(new Set(modes)).toEqual(new Set([0]));
});

test("what is no place is refused, and so is the place of the files themselves", async () => {
  const own = pathToFileURL(join(winnow.environment.DATA_DIR ?? "", "files")).href;

  for (const words of [["s3://key:s3cret@host"], [urlOf("other"), "--keep", "0"]]) {
    const { code, output } = await runCommand("backup", words, winnow.environment);
    expect(code).toBe(2);
    expect(output).not.toContain("s3cret");
  }
  expect(await runCommand("backup", [`${own}/backups`], winnow.environment)).toMatchObject({
    code: 1,
    output: expect.stringContaining("would be lost with it"),
  });
  expect(await runCommand("restore", [urlOf("nowhere")], winnow.environment)).toMatchObject({ code: 2 });
});

describe.runIf(hasS3Server)("with an object store", () => {
  test("a backup goes to a bucket and comes back from it, into another one", async () => {
    const server = await s3Server();
    const [place, files] = [await givenBucket(server), await givenBucket(server)];
    const variables = { PLACE: place.url(), BACKUP_KEY: key };
    const environment = { ...(await newInstallation("from-s3")), STORAGE_URL: files.url() };

    const made = await runCommand("backup", ["PLACE"], { ...winnow.environment, ...variables });
    const madeAgain = await runCommand("backup", ["PLACE", "--keep", "1"], {
      ...winnow.environment,
      ...variables,
    });
    const restored = await runCommand("restore", ["PLACE"], { ...environment, ...variables });

    expect(made.code).toBe(0);
    expect(madeAgain).toEqual({
      code: 0,
      output: expect.stringMatching(/\n0 files sent[\s\S]*1 older backup and 0 files/),
    });
    expect(restored).toEqual({ code: 0, output: expect.stringContaining("The ledger adds up") });
    expect(await hashesOfTables(environment.DATABASE_URL)).toEqual(await hashesOfTables(winnow.databaseUrl));
    expect(`${made.output}${restored.output}`).not.toContain(new URL(place.url()).password);
  });
});

async function newInstallation(name: string) {
  return { DATABASE_URL: await createDatabase(), DATA_DIR: folder(name) };
}

async function createMoreWork(): Promise<void> {
  const worker = await startWorker(winnow);
  await givenScreened(winnow, recruiter, { cvs: 1, title: "After the backup" });
  await worker.stop();
}

/** As the recruiter sees it who was signed in when the backup was made. */
async function expectItWorks(environment: Record<string, string>): Promise<void> {
  const port = await freePort();
  const running = await start(readConfig({ ...environment, PORT: String(port), LOG_LEVEL: "silent" }));
  try {
    const { call } = createApiClient(`http://127.0.0.1:${port}`, recruiter.token);
    const { data: screenings } = await call(listScreenings, { query: {} });
    const { data: results } = await call(listScreeningResults, { params: { id: screeningId }, query: {} });
    const { data: reports } = await call(listReports, { query: { interview_id: interviewId } });
    const ready = await vi.waitUntil(
      async () => {
        const { data } = await call(listExports, { params: { id: screeningId } });
        return data.find(({ state }) => state === "ready");
      },
      { timeout: patienceMs, interval: 50 },
    );
    const { url } = await call(downloadExport, { params: { id: ready.id } });

    expect(screenings.map(({ id }) => id)).toContain(screeningId);
    expect(screenings.map(({ title }) => title)).not.toContain("After the backup");
    expect(results).toHaveLength(2);
    expect(reports).toHaveLength(1);
    expect((await fetch(url)).status).toBe(200);
    const { rows } = await withClient(environment.DATABASE_URL ?? "", (client) =>
      client.query(
        "select nextval('credit_entries_sequence_seq') > max(sequence) as goes_on from credit_entries",
      ),
    );
    expect(rows).toEqual([{ goes_on: true }]);
  } finally {
    await running.stop();
  }
}
