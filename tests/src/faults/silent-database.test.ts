import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { getScreeningCredits, startScreening } from "@winnow/contract/screenings.ts";
import { shareCandidate } from "@winnow/contract/shares.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, describe, expect, test, vi } from "vitest";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { givenShareWish } from "../given/given-share-wish.ts";
import { untilScreening } from "../given/uploads.ts";
import { launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { embeddedProcesses, pauseEmbeddedDatabase } from "../support/embedded-processes.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { type ServerProcess, signUpThroughInbox, startServerProcess } from "../support/server-process.ts";
import { startSilentProxy } from "../support/silent-proxy.ts";
import { cloneDatabase } from "../support/start-winnow.ts";

/** Longer than anybody waits for one answer. */
const silenceMs = 25_000;
const recovery = { timeout: 120_000, interval: 200 };

const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

async function newDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-silent-"));
  closers.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function startServer(dataDirectory: string, variables: Record<string, string> = {}) {
  const server = await startServerProcess({
    DATA_DIR: dataDirectory,
    PORT: String(await freePort()),
    WORKER_CONCURRENCY: "2",
    READING_PROCESSES: "1",
    ...variables,
  });
  closers.push(() => server.child.kill("SIGKILL"));
  return server;
}

/** A screening that is being worked on, with most of its CVs still to come. */
async function runningScreening(server: ServerProcess, dataDirectory: string) {
  const recruiter = await signUpThroughInbox(server.url, dataDirectory);
  const files = await givenCvs(16);
  const { id } = await givenScreening(server, recruiter, { cvs: files, jdText: payrollAccountantJd });
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ counts }) => counts.screened >= 2);
  return { recruiter, id, count: files.length };
}

/** Of somebody who was sent a link. */
async function openVisitorsPage({ url }: ServerProcess): Promise<WatchedPage> {
  const browser = await launchBrowser();
  closers.push(() => browser.close());
  return openPage(await openContext(browser, url, { mode: "light", width: 1280 }), url);
}

async function readiness(server: ServerProcess): Promise<number> {
  return (await fetch(`${server.url}/readyz`)).status;
}

/** Each CV once, each paid for once, and mail goes out again. */
async function expectAllIsDone(
  server: ServerProcess,
  { recruiter, id, count }: { recruiter: Recruiter; id: string; count: number },
) {
  await vi.waitUntil(
    () =>
      untilScreening(recruiter, id, () => true).then(
        ({ status }) => status === "Completed",
        () => false,
      ),
    recovery,
  );
  expect((await recruiter.call(listScreeningResults, { params: { id } })).total).toBe(count);
  expect(await recruiter.call(getScreeningCredits, { params: { id } })).toMatchObject({
    used: count * 100,
    held: 0,
  });
  await vi.waitUntil(async () => (await readiness(server)) === 200, recovery);
}

describe.concurrent("a database that falls silent for 25 seconds in the middle of a screening", () => {
  test("and goes on: so do the work and a shared page that was opened meanwhile, by themselves, and stopping stops the database", async () => {
    const directory = await newDataDirectory();
    const server = await startServer(directory, { WELCOME_CREDITS: "50.00" });
    const screening = await runningScreening(server, directory);
    const { recruiter } = screening;
    const { link } = await recruiter.call(shareCandidate, await givenShareWish(recruiter));
    const page = await openVisitorsPage(server);

    const paused = await pauseEmbeddedDatabase(directory);
    await page.goto(link);
    await setTimeout(silenceMs);
    expect(await readiness(server)).toBe(503);
    await page.getByText("This cannot be loaded just now. It is tried again by itself.").waitFor();
    paused.resume();

    await page.getByRole("heading", { level: 1, name: "Candidate 1" }).waitFor();
    await expectAllIsDone(server, screening);
    await server.end("SIGTERM");
    expect(await embeddedProcesses(directory)).toEqual([]);
  });

  test("and dies: it is started again, and the work goes on", async () => {
    const directory = await newDataDirectory();
    const server = await startServer(directory);
    const screening = await runningScreening(server, directory);

    const paused = await pauseEmbeddedDatabase(directory);
    await setTimeout(silenceMs);
    paused.kill();

    await expectAllIsDone(server, screening);
    await server.end("SIGTERM");
    expect(await embeddedProcesses(directory)).toEqual([]);
  });

  test("because the network swallows everything, then breaks: the work goes on over new connections", async () => {
    const directory = await newDataDirectory();
    const databaseUrl = new URL(await cloneDatabase());
    const proxy = await startSilentProxy({ port: Number(databaseUrl.port) });
    closers.push(proxy.close);
    databaseUrl.port = String(proxy.port);
    const server = await startServer(directory, { DATABASE_URL: databaseUrl.href });
    const screening = await runningScreening(server, directory);

    proxy.fallSilent();
    await setTimeout(silenceMs);
    expect(await readiness(server)).toBe(503);
    proxy.reset();

    await expectAllIsDone(server, screening);
    await signUpThroughInbox(server.url, directory);
    await server.end("SIGTERM");
  });
});
