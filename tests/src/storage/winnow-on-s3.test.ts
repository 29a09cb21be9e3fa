import { createHash } from "node:crypto";
import { DeleteObjectCommand, ListObjectVersionsCommand, PutBucketCorsCommand } from "@aws-sdk/client-s3";
import {
  createScreening,
  deleteScreening,
  getScreeningCredits,
  listCvFiles,
  requestDownload,
  startScreening,
  updateScreening,
  uploadDone,
} from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreened } from "../given/given-screened.ts";
import { announce, put, untilScreening, uploadFiles } from "../given/uploads.ts";
import { openNewScreening } from "../journeys/open-new-screening.ts";
import { launchBrowser } from "../support/browser.ts";
import { givenBucket, hasS3Server } from "../support/ceph.ts";
import { dropFiles } from "../support/drop-files.ts";
import { type FaultProxy, startFaultProxy } from "../support/fault-proxy.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { s3Server } from "../support/s3-server.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

describe.runIf(hasS3Server)("with its files in an object store", () => {
  let proxy: FaultProxy;
  let bucket: Awaited<ReturnType<typeof givenBucket>>;
  /** Answers calls; a worker is started by the tests. */
  let winnow: TestWinnow;
  let recruiter: Recruiter;
  beforeAll(async () => {
    const server = await s3Server();
    proxy = await startFaultProxy(server);
    // Versions show that nothing is merely hidden.
    bucket = await givenBucket(server, { isVersioned: true });
    winnow = await startWinnow({ STORAGE_URL: bucket.url(proxy), ROLE: "api" });
    recruiter = await withWorker(() => givenAccount(winnow, "Object Store"));
  });
  afterAll(async () => {
    proxy?.pass();
    await winnow?.stop();
    await proxy?.close();
  });

  async function withWorker<T>(work: () => Promise<T>): Promise<T> {
    const worker = await startWorker(winnow);
    try {
      return await work();
    } finally {
      await worker.stop();
    }
  }

  /** The keys of all that the bucket holds, hidden or not. */
  async function stored(): Promise<string[]> {
    const { Versions = [], DeleteMarkers = [] } = await bucket.client.send(
      new ListObjectVersionsCommand({ Bucket: bucket.bucket }),
    );
    return [...Versions, ...DeleteMarkers].map(({ Key = "" }) => Key).filter((key) => key !== "probe");
  }

  async function givenOneUploaded() {
    const { id: screeningId } = await recruiter.call(createScreening, { body: {} });
    await recruiter.call(updateScreening, {
      params: { id: screeningId },
      body: { jd_text: wardNurseJd },
    });
    const [fileId = ""] = await uploadFiles(winnow, recruiter, { screeningId, files: await givenCvs(1) });
    return { screeningId, fileId };
  }

  const readingJob = () =>
    winnow.pool.query<{ last_error: string | null }>(
      "select last_error from graphile_worker.jobs where task_identifier = 'read-cv-file'",
    );
  const leaveOneTry = () =>
    winnow.pool.query("update graphile_worker._private_jobs set attempts = max_attempts - 1");

  test("CVs go to the store by links, are screened from it, and come back; a deleted screening leaves nothing there", async () => {
    const cvs = await givenCvs(3);
    await withWorker(async () => {
      const { id, results } = await givenScreened(winnow, recruiter, { cvs });
      expect(results).toHaveLength(3);
      const { data } = await recruiter.call(listCvFiles, { params: { id } });
      const [file] = data;
      const { url } = await recruiter.call(requestDownload, {
        params: { screening_id: id },
        body: { file_id: file?.id ?? "" },
      });
      const answer = await fetch(url);

      expect(new URL(url).port).toBe(String(proxy.port));
      const hashes = cvs.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
      const got = createHash("sha256").update(Buffer.from(await answer.arrayBuffer()));
      expect(hashes).toContain(got.digest("hex"));
      expect((await stored()).every((key) => key.startsWith(`files/${recruiter.account.id}/${id}/`))).toBe(
        true,
      );
      expect(await stored()).toHaveLength(3);

      await recruiter.call(deleteScreening, { params: { id } });
      await untilJobsAreDone(winnow);
      expect(await stored()).toEqual([]);
    });
  });

  test("while the store is away calls say so and change nothing, and the same call works once it is back", async () => {
    const { id: screeningId } = await recruiter.call(createScreening, { body: {} });
    const [cv] = await givenCvs(1);
    const file = cv ?? { name: "", bytes: new Uint8Array() };
    const { link, file_id } = await announce(recruiter, { screeningId, file });
    await put(winnow, link, file.bytes);
    const readiness = async () => {
      const answer = await fetch(`${winnow.url}/readyz`);
      return { status: answer.status, text: await answer.text() };
    };
    const confirm = () =>
      fetch(`${winnow.url}/api/auth/screener/upload-done`, {
        method: "PUT",
        headers: { authorization: `Bearer ${recruiter.token}`, "content-type": "application/json" },
        body: JSON.stringify({ screening_id: screeningId, file_ids: [file_id] }),
      });
    proxy.refuse();

    const refused = await confirm();
    await vi.waitUntil(async () => (await readiness()).text.includes("storage"), {
      timeout: patienceMs,
      interval: 100,
    });
    const degraded = await readiness();
    proxy.pass();
    const { files } = await recruiter.call(uploadDone, {
      body: { screening_id: screeningId, file_ids: [file_id] },
    });
    await vi.waitUntil(async () => !(await readiness()).text.includes("storage"), {
      timeout: patienceMs,
      interval: 100,
    });

    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(degraded).toMatchObject({ status: 200, text: expect.stringContaining("storage: unreachable") });
    expect(files).toEqual([{ file_id, has_arrived: true, failure: null }]);
    await withWorker(() => untilScreening(recruiter, screeningId, ({ counts }) => counts.checking === 0));
  });

  test("a CV waits for a store that is away longer than any number of tries, and is screened and charged once", async () => {
    const { screeningId } = await givenOneUploaded();
    await leaveOneTry();
    proxy.refuse();

    const screening = await withWorker(async () => {
      await vi.waitUntil(async () => (await readingJob()).rows[0]?.last_error, {
        timeout: patienceMs,
        interval: 100,
      });
      const { data } = await recruiter.call(listCvFiles, { params: { id: screeningId } });
      expect(data).toEqual([
        expect.objectContaining({ state: "uploaded", is_checked: false, failure: null }),
      ]);
      proxy.pass();
      // Its next try comes within 20 seconds; here at once.
      await winnow.pool.query("update graphile_worker._private_jobs set run_at = now()");
      await untilScreening(recruiter, screeningId, ({ counts }) => counts.checking === 0);
      await recruiter.call(startScreening, { params: { id: screeningId } });
      return untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
    });

    expect(screening.counts).toMatchObject({ screened: 1, failed: 0 });
    expect(await recruiter.call(getScreeningCredits, { params: { id: screeningId } })).toMatchObject({
      used: 100,
      held: 0,
    });
  });

  test("a CV whose object was deleted in between fails with that reason, and costs nothing", async () => {
    const { screeningId, fileId } = await givenOneUploaded();
    for (const key of await stored()) {
      if (key.endsWith(fileId)) {
        await bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.bucket, Key: key }));
      }
    }
    await leaveOneTry();

    await withWorker(() => untilScreening(recruiter, screeningId, ({ counts }) => counts.failed === 1));

    const { data } = await recruiter.call(listCvFiles, { params: { id: screeningId } });
    expect(data[0]?.failure?.reason).toBe("gone");
    expect(await recruiter.call(getScreeningCredits, { params: { id: screeningId } })).toMatchObject({
      used: 0,
      held: 0,
    });
  });

  describe("in a browser", () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser?.close());

    test("files go straight to the store, by the rule that README gives for its bucket", async () => {
      proxy.pass();
      await bucket.client.send(
        new PutBucketCorsCommand({
          Bucket: bucket.bucket,
          CORSConfiguration: {
            CORSRules: [
              { AllowedOrigins: [winnow.url], AllowedMethods: ["GET", "PUT"], AllowedHeaders: ["*"] },
            ],
          },
        }),
      );
      const [cv] = await givenCvs(1);
      const place = { winnow, browser, look: { mode: "light", width: 1280 } as const };
      const { id, page, context } = await openNewScreening(place, recruiter, { jdText: wardNurseJd });
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "PUT" && !request.url().startsWith(winnow.url)) sent.push(request.url());
      });

      await withWorker(async () => {
        await dropFiles(page, [
          { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(cv?.bytes ?? []) },
        ]);
        await page
          .getByText(/1 readable × 1\.00/)
          .first()
          .waitFor();
        await recruiter.call(startScreening, { params: { id } });
        await untilScreening(recruiter, id, ({ status }) => status === "Completed");
      });
      const { data } = await recruiter.call(listCvFiles, { params: { id } });
      const { url } = await recruiter.call(requestDownload, {
        params: { screening_id: id },
        body: { file_id: data[0]?.id ?? "" },
      });
      const fetched = await page.evaluate(async (link) => (await (await fetch(link)).blob()).size, url);

      expect(sent.map((one) => new URL(one).port)).toEqual([String(proxy.port)]);
      expect(fetched).toBe(cv?.bytes.byteLength);
      expect(
        page.complaints.filter((complaint) => !complaint.startsWith("request to somebody else")),
      ).toEqual([]);
      await context.close();
    });
  });
});
