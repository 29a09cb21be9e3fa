import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { getScreeningCredits, startScreening } from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterEach, expect, test, vi } from "vitest";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { followLive, isNotification, type NotificationEvent } from "../support/live-page.ts";
import { patienceMs } from "../support/patience.ts";
import type { LiveEvent } from "../support/read-events.ts";
import { signUpThroughInbox, startServerProcess } from "../support/server-process.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

test("a database killed in the middle of a screening comes back, the same server finishes it, and the open page is told", async () => {
  const directory = await mkdtemp(join(tmpdir(), "winnow-killed-database-"));
  closers.push(() => rm(directory, { recursive: true, force: true }));
  const server = await startServerProcess({
    DATA_DIR: directory,
    PORT: String(await freePort()),
    WORKER_CONCURRENCY: "2",
    READING_PROCESSES: "1",
  });
  closers.push(() => server.end("SIGTERM"));
  const recruiter = await signUpThroughInbox(server.url, directory);
  const files = await givenCvs(16);
  const { id } = await givenScreening(server, recruiter, { cvs: files, jdText: payrollAccountantJd });
  const page = await followLive(server, { token: recruiter.token });
  closers.push(async () => page.close());
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ counts }) => counts.screened >= 2);

  const killed = await databasePid(directory);
  process.kill(killed, "SIGKILL");

  const isReady = () =>
    fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  // It may be there again before anybody could see that it was away.
  await vi.waitUntil(async () => (await databasePid(directory).catch(() => killed)) !== killed, {
    timeout: patienceMs,
    interval: 20,
  });
  await vi.waitUntil(isReady, { timeout: patienceMs, interval: 100 });
  expect(server.child.exitCode).toBeNull();
  await vi.waitUntil(async () => (await untilScreening(recruiter, id, () => true)).status === "Completed", {
    timeout: patienceMs,
    interval: 200,
  });
  expect((await recruiter.call(listScreeningResults, { params: { id } })).total).toBe(files.length);
  expect(await recruiter.call(getScreeningCredits, { params: { id } })).toMatchObject({
    used: files.length * 100,
    held: 0,
  });
  const isDone = (event: LiveEvent): event is NotificationEvent =>
    isNotification(event) && event.data.notification_type === "progress_completion";
  await page.until(isDone);
});

async function databasePid(directory: string): Promise<number> {
  const pidFile = await readFile(join(directory, "postgres", "cluster", "postmaster.pid"), "utf8");
  return Number(pidFile.split("\n")[0]);
}
