import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { failures } from "@winnow/contract/failures.ts";
import { createScreening } from "@winnow/contract/screenings.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { announce, put, type TestFile } from "../given/uploads.ts";
import { patienceMs } from "../support/patience.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const isRoot = process.getuid?.() === 0;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "winnow-room-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function winnowOn(folder: string): Promise<TestWinnow> {
  const winnow = await startWinnow({ STORAGE_URL: pathToFileURL(folder).href });
  closers.push(winnow.stop);
  return winnow;
}

/** A link for a file, which is sent once `meanwhile` has happened. */
async function sendAfter(winnow: TestWinnow, file: TestFile, meanwhile: () => unknown): Promise<Response> {
  const recruiter = await givenAccount(winnow, "No room");
  const { id } = await recruiter.call(createScreening, { body: {} });
  const { link } = await announce(recruiter, { screeningId: id, file });
  await meanwhile();
  return put(winnow, link, file.bytes, { "content-type": "application/pdf" });
}

async function readiness(winnow: TestWinnow) {
  const answer = await fetch(`${winnow.url}/readyz`);
  return { status: answer.status, text: await answer.text() };
}

/** Whoever only reads is still sent there. */
async function expectDegraded(winnow: TestWinnow, reason: string): Promise<void> {
  await vi.waitUntil(async () => (await readiness(winnow)).text.includes(reason), {
    timeout: patienceMs,
    interval: 100,
  });
  const { status, text } = await readiness(winnow);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ status: "degraded", reasons: expect.arrayContaining([reason]) });
}

// Only root may mount, and only root may write in spite of a folder's mode.
describe.runIf(isRoot && process.platform === "linux")("on a file system of its own", () => {
  async function mounted(): Promise<string> {
    const folder = await newFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "none", folder]);
    closers.push(() => execFileSync("umount", ["-l", folder]));
    return folder;
  }
  /** Larger than what is left, so that room runs out in the middle. */
  const largeFile = { name: "large.pdf", bytes: new Uint8Array(4 * 1024 * 1024).fill(37) };

  test("a file for which there is no room is answered 507 in the middle of being sent, and readiness says why", async () => {
    const folder = await mounted();
    const winnow = await winnowOn(folder);
    expect((await readiness(winnow)).status).toBe(200);

    const answer = await sendAfter(winnow, largeFile, () => undefined);

    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ error: { code: failures.storageFull.code } });
    await writeFile(join(folder, "hog"), Buffer.alloc(2 * 1024 * 1024)).catch(() => undefined);
    await expectDegraded(winnow, "storage: full");
    await rm(join(folder, "hog"));
    await vi.waitUntil(async () => !(await readiness(winnow)).text.includes("storage"), {
      timeout: patienceMs,
      interval: 100,
    });
  });

  test("a folder that nothing can be written to is answered 503 with Retry-After, and readiness says why", async () => {
    const folder = await mounted();
    const winnow = await winnowOn(folder);
    const [file] = await givenCvs(1);

    const answer = await sendAfter(winnow, file ?? largeFile, () =>
      execFileSync("mount", ["-o", "remount,ro", folder]),
    );

    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ error: { code: failures.storageUnavailable.code } });
    await expectDegraded(winnow, "storage: read-only");
    execFileSync("mount", ["-o", "remount,rw", folder]);
  });
});

describe.skipIf(isRoot)("for an ordinary user", () => {
  test("a folder that may not be written to is answered 503, and readiness says why", async () => {
    const folder = join(await newFolder(), "files");
    await mkdir(folder);
    const winnow = await winnowOn(folder);
    const [file] = await givenCvs(1);
    if (!file) throw new Error("There is no CV.");

    const answer = await sendAfter(winnow, file, () => chmod(folder, 0o500));

    expect(answer.status).toBe(503);
    await expectDegraded(winnow, "storage: read-only");
    await chmod(folder, 0o700);
  });
});
