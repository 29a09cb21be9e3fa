import { randomUUID } from "node:crypto";
import { createDriveRound, deleteDriveRound, updateDriveRound } from "@winnow/contract/drives.ts";
import { createExport, getExport } from "@winnow/contract/exports.ts";
import {
  createScreening,
  deleteScreening,
  deleteScreeningFile,
  duplicateScreening,
  getScreening,
  listScreenings,
  requestUploads,
} from "@winnow/contract/screenings.ts";
import { getAccountUsage } from "@winnow/contract/usage.ts";
import { makeJdPdf } from "@winnow/samples/malformed-files.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { upload } from "../given/given-drive.ts";
import { givenScreened } from "../given/given-screened.ts";
import { announce, untilScreening, uploadFiles } from "../given/uploads.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const limits = { screenings: 3, drives: 2, cvs: 12, exports: 2, bytes: 1_000_000 };
const accountFull = { status: 409, code: 1105 };

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ ACCOUNT_LIMITS: "screenings=3,drives=2,cvs=12,exports=2,gigabytes=0.001" });
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Quinn Quota");
});

const create = () => recruiter.call(createScreening, { body: {} });
const usage = () => recruiter.call(getAccountUsage);
const used = async () => {
  const { screenings, cvs, exports, bytes } = await usage();
  return { screenings: screenings.used, cvs: cvs.used, exports: exports.used, bytes: bytes.used };
};

/** Announces files, each of so many bytes; nothing is sent. */
function announceCvs(
  screeningId: string,
  sizes: number[],
  options: { key?: string; kind?: "cv" | "jd" } = {},
) {
  return recruiter.attempt(requestUploads, {
    params: { screening_id: screeningId },
    body: {
      kind: options.kind ?? "cv",
      files: sizes.map((size, index) => ({ name: `cv-${index}.pdf`, size, type: "application/pdf" })),
    },
    ...(options.key ? { headers: { "idempotency-key": options.key } } : {}),
  });
}

test("an account that keeps nothing says so, with what it may keep", async () => {
  expect(await usage()).toEqual({
    screenings: { used: 0, limit: limits.screenings },
    drives: { used: 0, limit: limits.drives },
    cvs: { used: 0, limit: limits.cvs },
    exports: { used: 0, limit: limits.exports },
    bytes: { used: 0, limit: limits.bytes },
  });
});

describe("screenings", () => {
  test("as many as there is room for are created, and the next is refused with what to do", async () => {
    for (let number = 0; number < limits.screenings; number += 1) await create();

    const refusal = await recruiter.refusal(createScreening, { body: {} });

    expect(refusal).toMatchObject(accountFull);
    expect(refusal.message).toBe(
      "This account has room for 3 screenings and holds 3. Delete one that is no longer needed, or ask the operator of this server for more room.",
    );
    expect((await recruiter.call(listScreenings)).total).toBe(limits.screenings);
  });

  test("a copy and the sample need room as well, and leave nothing behind when there is none", async () => {
    const { id } = await create();
    await create();
    await create();

    expect(await recruiter.refusal(duplicateScreening, { params: { id } })).toMatchObject(accountFull);
    expect(await recruiter.refusal(createScreening, { body: { sample: true } })).toMatchObject(accountFull);
    expect(await used()).toEqual({ screenings: 3, cvs: 0, exports: 0, bytes: 0 });
  });

  test("of two that are created at once where one fits, exactly one is", async () => {
    await create();
    await create();

    const answers = await Promise.all(
      [1, 2].map(() => recruiter.attempt(createScreening, { body: { title: "At once" } })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await used()).toMatchObject({ screenings: 3 });
  });

  test("one that is deleted makes room at once", async () => {
    const { id } = await create();
    await create();
    await create();
    await recruiter.call(deleteScreening, { params: { id } });

    expect((await recruiter.attempt(createScreening, { body: {} })).status).toBe(200);
  });

  test("others are not concerned", async () => {
    for (let number = 0; number < limits.screenings; number += 1) await create();
    const other = await givenAccount(winnow, "Olive Other");

    expect((await other.attempt(createScreening, { body: {} })).status).toBe(200);
  });
});

describe("interview drives", () => {
  const createDrive = (body = {}) => recruiter.attempt(createDriveRound, { body });

  test("as many as there is room for are created, copies included, and one that is deleted makes room", async () => {
    const first = await recruiter.call(createDriveRound, { body: {} });
    await createDrive({ copy_of: first.id });

    const refusal = await recruiter.refusal(createDriveRound, { body: { copy_of: first.id } });

    expect(refusal).toMatchObject({
      ...accountFull,
      message:
        "This account has room for 2 interview drives and holds 2. Delete one that is no longer needed, or ask the operator of this server for more room.",
    });
    expect((await usage()).drives).toEqual({ used: 2, limit: 2 });
    await recruiter.call(deleteDriveRound, { params: { id: first.id } });
    const answers = await Promise.all([createDrive(), createDrive()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("the file of a job description counts as long as it is kept", async () => {
    const file = await makeJdPdf();
    const { id } = await recruiter.call(createDriveRound, { body: {} });
    await upload(recruiter, id, { kind: "jd", file, name: "jd.pdf" });
    await upload(recruiter, id, { kind: "jd", file, name: "again.pdf" });

    expect((await used()).bytes).toBe(file.byteLength);
    await recruiter.call(createDriveRound, { body: { copy_of: id } });
    expect((await used()).bytes).toBe(2 * file.byteLength);
    await recruiter.call(updateDriveRound, { params: { id }, body: { jd_text: "Cook" } });
    expect((await used()).bytes).toBe(file.byteLength);
  });
});

describe("CVs", () => {
  test("files beyond the limit are refused all together, with how many would fit", async () => {
    const { id } = await create();
    await announceCvs(id, Array(10).fill(100));

    const refused = await announceCvs(id, Array(3).fill(100));

    expect(refused).toMatchObject({ status: 409, body: { error: { code: 1105 } } });
    expect(JSON.stringify(refused.body)).toContain(
      "This account has room for 12 CVs and holds 10, so 2 more would fit.",
    );
    expect(await used()).toMatchObject({ cvs: 10, bytes: 1_000 });
    expect((await announceCvs(id, Array(2).fill(100))).status).toBe(200);
  });

  test("of two piles that are announced at once, in two screenings, where one fits, exactly one is taken", async () => {
    const [one, two] = [await create(), await create()];

    const answers = await Promise.all([one, two].map(({ id }) => announceCvs(id, Array(7).fill(100))));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await used()).toMatchObject({ cvs: 7, bytes: 700 });
  });

  test("a file that is announced again under its id, and a call that is repeated, count once", async () => {
    const { id } = await create();
    const fileId = randomUUID();
    const file = { name: "cv.pdf", bytes: new Uint8Array(700_000) };
    await announce(recruiter, { screeningId: id, file, fileId });
    const again = await announce(recruiter, { screeningId: id, file, fileId });
    const key = randomUUID();
    const answers = [await announceCvs(id, [1_000], { key }), await announceCvs(id, [1_000], { key })];

    expect(again.file_id).toBe(fileId);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await used()).toMatchObject({ cvs: 2, bytes: 701_000 });
  });

  test("a file that is removed makes room at once", async () => {
    const { id } = await create();
    const file = { name: "cv.pdf", bytes: new Uint8Array(900_000) };
    const { file_id } = await announce(recruiter, { screeningId: id, file });
    const before = await announceCvs(id, [200_000]);
    await recruiter.call(deleteScreeningFile, { params: { screening_id: id }, query: { file_id } });

    expect(before.status).toBe(409);
    expect((await announceCvs(id, [200_000])).status).toBe(200);
  });

  test("bytes of files on their way count, those of a file that is too large to be taken do not", async () => {
    const { id } = await create();
    expect((await announceCvs(id, [50_000_000, 600_000])).status).toBe(200);

    const refused = await announceCvs(id, [600_000]);

    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain(
      "This account has room for 1 MB of files and holds 600 kB, so 400 kB more would fit.",
    );
    expect(await used()).toMatchObject({ cvs: 2, bytes: 600_000 });
  });

  test("the same CV twice is stored once, and counts once in bytes", async () => {
    const { id } = await create();
    const bytes = await makeJdPdf();
    await uploadFiles(winnow, recruiter, {
      screeningId: id,
      files: [
        { name: "a.pdf", bytes },
        { name: "b.pdf", bytes },
      ],
    });
    await untilScreening(recruiter, id, ({ counts }) => counts.duplicates === 1);

    expect(await used()).toMatchObject({ cvs: 2, bytes: bytes.byteLength });
    await recruiter.call(deleteScreening, { params: { id } });
    expect(await used()).toEqual({ screenings: 0, cvs: 0, exports: 0, bytes: 0 });
  });
});

describe("job descriptions", () => {
  test("a file counts while it is on its way and when it is read, once", async () => {
    const { id } = await create();
    const bytes = await makeJdPdf();
    await uploadFiles(winnow, recruiter, { screeningId: id, files: [{ name: "jd.pdf", bytes }], kind: "jd" });
    expect(await used()).toMatchObject({ bytes: bytes.byteLength });
    await untilScreening(recruiter, id, ({ jd_state }) => jd_state === "read");
    expect(await used()).toMatchObject({ bytes: bytes.byteLength });

    await recruiter.call(duplicateScreening, { params: { id } });
    expect(await used()).toMatchObject({ screenings: 2, bytes: 2 * bytes.byteLength });
    await recruiter.call(deleteScreeningFile, { params: { screening_id: id }, query: { kind: "jd" } });
    expect(await used()).toMatchObject({ bytes: bytes.byteLength });
  });

  test("one that does not fit is refused and the one on its way stays; one in its place takes its room", async () => {
    const [{ id }, other] = [await create(), await create()];
    await announceCvs(other.id, [500_000]);
    expect((await announceCvs(id, [400_000], { kind: "jd" })).status).toBe(200);

    expect((await announceCvs(id, [600_000], { kind: "jd" })).status).toBe(409);
    expect(await used()).toMatchObject({ bytes: 900_000 });
    expect((await announceCvs(id, [500_000], { kind: "jd" })).status).toBe(200);
    expect(await used()).toMatchObject({ bytes: 1_000_000 });
  });
});

describe("files of results", () => {
  const ask = (id: string) =>
    recruiter.attempt(createExport, {
      params: { id },
      body: { format: "cvs", selection: { matching: {} }, paper: "A4" },
    });

  test("as many as there is room for are kept, with their bytes, until their screening is deleted", async () => {
    const { id } = await givenScreened(winnow, recruiter, { cvs: 1 });
    const before = await used();

    const answers = await Promise.all([ask(id), ask(id), ask(id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    expect(JSON.stringify(refusal?.body)).toContain("up to 2 files of results, and has 2");
    await untilJobsAreDone(winnow);
    const after = await used();
    expect(after).toMatchObject({ exports: 2, cvs: 1 });
    expect(after.bytes).toBeGreaterThan(before.bytes);
    await recruiter.call(deleteScreening, { params: { id } });
    expect(await used()).toEqual({ screenings: 0, cvs: 0, exports: 0, bytes: 0 });
  });

  test("one that grows beyond the room that is left fails with its reason, and nothing of it stays", async () => {
    const { id } = await givenScreened(winnow, recruiter, { cvs: 1 });
    await announceCvs(id, [limits.bytes - (await used()).bytes - 10]);
    const { bytes } = await used();

    const { id: exportId } = await recruiter.call(createExport, {
      params: { id },
      body: { format: "cvs", selection: { matching: {} }, paper: "A4" },
    });

    const failed = await vi.waitUntil(
      async () => {
        const row = await recruiter.call(getExport, { params: { id: exportId } });
        return row.state === "failed" && row;
      },
      { timeout: patienceMs, interval: 40 },
    );
    expect(failed.message).toContain("no room left in this account");
    expect(await used()).toMatchObject({ bytes });
    expect((await recruiter.call(getScreening, { params: { id } })).counts.screened).toBe(1);
  });
});
