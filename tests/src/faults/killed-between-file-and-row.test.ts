import { unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createExport, downloadExport, listExports } from "@winnow/contract/exports.ts";
import {
  createScreening,
  deleteScreening,
  deleteScreeningFile,
  duplicateScreening,
  getScreeningJd,
  listCvFiles,
  requestDownload,
  startScreening,
  updateScreening,
  uploadDone,
} from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { sweepObjects } from "@winnow/server/features/objects/sweep-objects.ts";
import { removeAbandonedUploads } from "@winnow/server/features/screenings/job-handlers.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { announce, put, untilScreening, uploadFiles } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { holdLock } from "../support/held-lock.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startServerProcess } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { age, directoryOf, stored } from "../support/stored.ts";

// Each of these starts a server of its own.
vi.setConfig({ testTimeout: 120_000 });

let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
let cv: { name: string; bytes: Uint8Array };
const jd = { name: "jd.txt", bytes: new TextEncoder().encode(wardNurseJd), type: "application/pdf" };

beforeAll(async () => {
  winnow = await startWinnow();
  const [one] = await givenCvs(1);
  cv = one ?? cv;
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Between");
  screeningId = (await recruiter.call(createScreening, { body: {} })).id;
});

/** What is stored for this test's own account. */
async function own(): Promise<string[]> {
  return (await stored(winnow)).filter((key) => key.includes(recruiter.account.id));
}

/** Sends a call to a process of its own, which is killed when it waits for what `statement` locks. */
async function killedWhileWaiting(
  statement: string,
  send: (api: ReturnType<typeof createApiClient>) => Promise<unknown>,
): Promise<void> {
  const server = await startServerProcess({
    ...winnow.environment,
    PORT: String(await freePort()),
    ROLE: "api",
  });
  const lock = await holdLock(winnow, statement);
  const sent = send(createApiClient(server.url, recruiter.token)).catch(() => null);
  await lock.untilSomebodyWaits();
  await server.end("SIGKILL");
  await sent;
  await lock.release();
}

/** An upload whose API process was killed after the file was moved and before its row knew. */
async function killedInUploadDone(kind: "cv" | "jd"): Promise<string> {
  const file = kind === "cv" ? cv : jd;
  const { file_id, link } = await announce(recruiter, { screeningId, file, kind });
  await put(winnow, link, file.bytes);
  const table = kind === "cv" ? "cv_files" : "screenings";
  const id = kind === "cv" ? file_id : screeningId;
  await killedWhileWaiting(`select from ${table} where id = '${id}' for update`, (api) =>
    api.attempt(uploadDone, { body: { screening_id: screeningId, file_ids: [file_id] } }),
  );
  expect(await own()).toEqual([expect.stringMatching(/^files\//)]);
  return file_id;
}

describe.each(["cv", "jd"] as const)(
  "an upload of a %s whose server was killed in the middle of taking it in",
  (kind) => {
    test("leaves nothing when the file is deleted", async () => {
      const fileId = await killedInUploadDone(kind);

      await recruiter.call(deleteScreeningFile, {
        params: { screening_id: screeningId },
        query: { file_id: fileId },
      });

      await untilJobsAreDone(winnow);
      expect(await own()).toEqual([]);
    });

    test("leaves nothing when the screening is deleted", async () => {
      await killedInUploadDone(kind);

      await recruiter.call(deleteScreening, { params: { id: screeningId } });

      await untilJobsAreDone(winnow);
      expect(await own()).toEqual([]);
    });

    test("is finished when it is said again that the file has come", async () => {
      const fileId = await killedInUploadDone(kind);

      const { files } = await recruiter.call(uploadDone, {
        body: { screening_id: screeningId, file_ids: [fileId] },
      });

      expect(files).toEqual([{ file_id: fileId, has_arrived: true, failure: null }]);
      await untilJobsAreDone(winnow);
      const jdAfter = await recruiter.call(getScreeningJd, { params: { id: screeningId } });
      const { data } = await recruiter.call(listCvFiles, { params: { id: screeningId } });
      expect(kind === "cv" ? data[0]?.is_checked : jdAfter.state).toBe(kind === "cv" ? true : "failed");
    });
  },
);

test("an upload that nobody comes back to goes with its row after a day", async () => {
  const fileId = await killedInUploadDone("cv");
  await winnow.pool.query("update cv_files set created_at = now() - interval '2 days' where id = $1", [
    fileId,
  ]);

  await removeAbandonedUploads(winnow.services);

  await untilJobsAreDone(winnow);
  expect(await own()).toEqual([]);
});

test.each([
  ["the sample", () => ({ endpoint: createScreening, given: { body: { sample: true } } })],
  ["a copy of a screening", () => ({ endpoint: duplicateScreening, given: { params: { id: screeningId } } })],
])("files of %s that was never made are swept after a day, and not before", async (_name, call) => {
  await uploadFiles(winnow, recruiter, { screeningId, files: await givenCvs(1) });
  await winnow.pool.query(
    "update screenings set jd_object_key = 'files/' || account_id || '/' || id || '/jd-x' where id = $1",
    [screeningId],
  );
  const jdKey = `files/${recruiter.account.id}/${screeningId}/jd-x`;
  await winnow.services.storage.write(jdKey, cv.bytes);
  await untilJobsAreDone(winnow);
  const before = await own();
  const { endpoint, given } = call();
  // Everything is written by then, and the transaction is about to store the answer of the call.
  await killedWhileWaiting("lock table idempotency_keys in exclusive mode", (api) =>
    api.attempt(endpoint, { ...given, headers: { "idempotency-key": "killed-before-it-was-stored" } }),
  );
  const strays = (await own()).filter((key) => !before.includes(key));
  expect(strays).not.toEqual([]);
  await sweepObjects(winnow.services);
  expect(await own()).toEqual(expect.arrayContaining(strays));

  await age(winnow, await own());
  await sweepObjects(winnow.services);

  expect(await own()).toEqual(before);
});

test.each([
  [
    "another file",
    () => announce(recruiter, { screeningId, file: { ...jd, name: "second.pdf" }, kind: "jd" }),
  ],
  [
    "a typed text",
    () => recruiter.call(updateScreening, { params: { id: screeningId }, body: { jd_text: wardNurseJd } }),
  ],
])("a JD that %s takes the place of while it is being read is not kept", async (_name, replace) => {
  // The reading begins when the replacement is there.
  await winnow.pool.query(
    `create function put_off() returns trigger language plpgsql as
       $$ begin new.run_at := now() + interval '1 hour'; return new; end $$;
     create trigger put_off before insert on graphile_worker._private_jobs for each row execute function put_off()`,
  );
  await uploadFiles(winnow, recruiter, { screeningId, files: [jd], kind: "jd" });
  const first = await own();
  await replace();
  await winnow.pool.query(
    `drop function put_off cascade; update graphile_worker._private_jobs set run_at = now();`,
  );

  await untilJobsAreDone(winnow);

  expect(first).toHaveLength(1);
  expect(await own()).toEqual([]);
});

test("an export whose worker was killed in the middle of writing is not left half written", async () => {
  const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
  const half = `exports/${recruiter.account.id}/${id}/an-export.0b6dcd4e.part`;
  await winnow.services.storage.write(half.replace(/\..*$/, ""), cv.bytes);
  await writeFile(join(directoryOf(winnow), half), "half");
  await age(
    winnow,
    (await own()).filter((key) => key.startsWith("exports/")),
  );

  await sweepObjects(winnow.services);

  expect((await own()).filter((key) => key.startsWith("exports/"))).toEqual([]);
});

describe("a file that is missing from the storage", () => {
  async function lose(keys: string[]): Promise<void> {
    for (const key of keys) await unlink(join(directoryOf(winnow), key));
    await winnow.pool.query("update cv_files set created_at = now() - interval '2 days'");
  }

  test("is said to be missing where its CV is listed and downloaded, until it is back", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");
    const [key = ""] = await own();
    await lose([key]);

    await sweepObjects(winnow.services);

    const listed = async () => (await recruiter.call(listCvFiles, { params: { id } })).data[0];
    expect(await listed()).toMatchObject({ state: "screened", is_original_gone: true });
    expect(
      await recruiter.refusal(requestDownload, {
        params: { screening_id: id },
        body: { file_id: (await listed())?.id },
      }),
    ).toMatchObject({ status: 404, code: 1406, message: expect.stringContaining("no longer stored") });
    await winnow.services.storage.write(key, cv.bytes);
    await sweepObjects(winnow.services);
    expect(await listed()).toMatchObject({ state: "screened", is_original_gone: false });
  });

  test("is not kept waiting for: a CV that was to be read says so", async () => {
    const { file_id, link } = await announce(recruiter, { screeningId, file: cv });
    await put(winnow, link, cv.bytes);
    const lock = await holdLock(winnow, "select from screenings where id = $1 for update", [screeningId]);
    await recruiter.call(uploadDone, { body: { screening_id: screeningId, file_ids: [file_id] } });
    await lock.untilSomebodyWaits();
    await lose(await own());
    await lock.cutOffWhoWaits();
    await lock.release();
    await vi.waitUntil(
      async () => {
        // The tries between the first and the last, without their pauses.
        await winnow.pool.query(
          "update graphile_worker._private_jobs set run_at = now(), attempts = 4 where attempts between 1 and 4",
        );
        const { data } = await recruiter.call(listCvFiles, { params: { id: screeningId } });
        return data[0]?.state !== "uploaded";
      },
      { timeout: patienceMs, interval: 100 },
    );

    const { data } = await recruiter.call(listCvFiles, { params: { id: screeningId } });

    await winnow.pool.query("delete from graphile_worker._private_jobs where attempts >= max_attempts");
    expect(data[0]?.failure).toMatchObject({
      reason: "gone",
      message: expect.stringContaining("upload it again"),
    });
  });

  test("of an export is said to be missing when it is asked for", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");
    await recruiter.call(createExport, {
      params: { id },
      body: { format: "csv", selection: { matching: {} } },
    });
    await untilJobsAreDone(winnow);
    const [one] = (await recruiter.call(listExports, { params: { id } })).data;
    await unlink(join(directoryOf(winnow), (await own()).find((key) => key.startsWith("exports/")) ?? ""));

    const refusal = await recruiter.refusal(downloadExport, { params: { id: one?.id } });

    expect(refusal.message).toBe("This file is no longer stored. Please make it again.");
  });
});

test("nothing is swept when most of what is stored belongs to nothing, as with another database", async () => {
  const keys = Array.from({ length: 150 }, (_, index) => `files/${recruiter.account.id}/x/${index}`);
  for (const key of keys) await winnow.services.storage.write(key, new Uint8Array(1));
  await age(winnow, await stored(winnow));

  await sweepObjects(winnow.services);

  expect(await own()).toHaveLength(150);
});
