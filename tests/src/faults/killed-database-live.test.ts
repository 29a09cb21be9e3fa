import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScreening } from "@winnow/contract/screenings.ts";
import { makeEncryptedPdf } from "@winnow/samples/troubled-files.ts";
import { afterEach, test, vi } from "vitest";
import { followLive, isNotification, type LiveEvent } from "../support/live-page.ts";
import { signUpThroughInbox, startServerProcess } from "../support/server-process.ts";
import { freePort } from "../support/start-winnow.ts";
import { uploadFiles } from "../support/uploads.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

test("an open page is told what happens after its database was killed and came back", {
  timeout: 120_000,
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), "winnow-killed-database-"));
  closers.push(() => rm(directory, { recursive: true, force: true }));
  const server = await startServerProcess({
    DATA_DIR: directory,
    PORT: String(await freePort()),
    READING_PROCESSES: "1",
  });
  closers.push(() => server.end("SIGTERM"));
  const recruiter = await signUpThroughInbox(server.url, directory);
  const { id } = await recruiter.call(createScreening, { body: {} });
  const page = await followLive(server, { token: recruiter.token });
  const isReady = () =>
    fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  const pidFile = await readFile(join(directory, "postgres", "cluster", "postmaster.pid"), "utf8");
  process.kill(Number(pidFile.split("\n")[0]), "SIGKILL");
  await vi.waitUntil(async () => !(await isReady()), { timeout: 10_000, interval: 20 });
  await vi.waitUntil(isReady, { timeout: 30_000, interval: 100 });
  await uploadFiles(server, recruiter, {
    screeningId: id,
    files: [{ name: "locked.pdf", bytes: await makeEncryptedPdf() }],
  });

  const isTold = (event: LiveEvent): event is LiveEvent =>
    isNotification(event) && /could not be read/.test(event.data.title);
  await page.until(isTold, { timeoutMs: 60_000 });
  page.close();
});
