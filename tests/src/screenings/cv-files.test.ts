import { listScreeningResults } from "@winnow/contract/results.ts";
import {
  type CvFile,
  createScreening,
  getScreeningCredits,
  listCvFiles,
  listScreenings,
  requestDownload,
  retryCvFile,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvDocx } from "@winnow/samples/make-cv-docx.ts";
import { makeEncryptedPdf, makeHtmlFile, makeTruncatedPdf } from "@winnow/samples/malformed-files.ts";
import { people } from "@winnow/samples/people.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { announce, untilScreening, uploadFiles } from "../given/uploads.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Files");
  screeningId = (await recruiter.call(createScreening, { body: {} })).id;
});

/** The files once all of them are checked or have failed, oldest first. */
function checkedFiles(count: number): Promise<CvFile[]> {
  return vi.waitUntil(
    async () => {
      const { data } = await recruiter.call(listCvFiles, {
        params: { id: screeningId },
        query: { order_by: "asc" },
      });
      return data.length === count && data.every((file) => file.is_checked) && data;
    },
    { timeout: patienceMs, interval: 30 },
  );
}

describe("the same bytes twice", () => {
  test("are kept once, recorded as a duplicate under the second name, and charged once", async () => {
    const [cv] = await givenCvs(1);
    const bytes = cv?.bytes ?? new Uint8Array();
    await recruiter.call(updateScreening, { params: { id: screeningId }, body: { jd_text: wardNurseJd } });

    const ids = await uploadFiles(winnow, recruiter, {
      screeningId,
      files: [
        { name: "first.pdf", bytes },
        { name: "second.pdf", bytes },
      ],
    });

    const files = await checkedFiles(2);
    const duplicate = files.find((file) => file.duplicate_of);
    const kept = files.find((file) => !file.duplicate_of);
    expect(duplicate?.duplicate_of).toEqual({ id: kept?.id, file_name: kept?.file_name });
    expect(files.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(await recruiter.call(getScreeningCredits, { params: { id: screeningId } })).toMatchObject({
      readable: 1,
      duplicates: 1,
      sentence: "1 readable × 1.00, 1 duplicate: 1.00 credits",
    });

    await recruiter.call(startScreening, { params: { id: screeningId } });
    await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
    expect(await recruiter.call(getScreeningCredits, { params: { id: screeningId } })).toMatchObject({
      used: 100,
    });
    expect((await recruiter.call(listScreeningResults, { params: { id: screeningId } })).total).toBe(1);
  });

  test("in two screenings are two files", async () => {
    const files = await givenCvs(1);
    const another = (await recruiter.call(createScreening, { body: {} })).id;

    await uploadFiles(winnow, recruiter, { screeningId: another, files });
    await uploadFiles(winnow, recruiter, { screeningId, files });

    expect((await checkedFiles(1))[0]?.duplicate_of).toBeNull();
  });
});

describe("in the order a person knows, from page to page,", () => {
  const sorted = ["Ahorn", "cv-1", "CV-2", "cv-9", "Özge", "page 1 of 10", "page 2 of 10", "page 10 of 10"];
  const sent = ["page 10 of 10", "cv-9", "Özge", "CV-2", "page 2 of 10", "cv-1", "Ahorn", "page 1 of 10"];

  test("stand the files of a screening", async () => {
    const files = sent.map((name) => ({ name: `${name}.pdf`, bytes: makeHtmlFile() }));
    for (const file of files) await announce(recruiter, { screeningId, file });
    const names = async (query: { sort_by: "file_name" | "trouble"; order_by: "asc" | "desc" }) => {
      const pages = await Promise.all(
        [0, 1].map((start) =>
          recruiter.call(listCvFiles, { params: { id: screeningId }, query: { ...query, start, size: 5 } }),
        ),
      );
      return pages.flatMap(({ data }) => data.map(({ file_name }) => file_name.replace(".pdf", "")));
    };

    expect(await names({ sort_by: "file_name", order_by: "asc" })).toEqual(sorted);
    expect(await names({ sort_by: "file_name", order_by: "desc" })).toEqual(sorted.toReversed());
    expect(await names({ sort_by: "trouble", order_by: "desc" })).toEqual(sorted);
  });

  test("stand the screenings by their titles", async () => {
    await recruiter.call(updateScreening, { params: { id: screeningId }, body: { title: "cv-9" } });
    for (const title of sent.filter((each) => each !== "cv-9")) {
      await recruiter.call(createScreening, { body: { title } });
    }

    const { data } = await recruiter.call(listScreenings, { query: { sort_by: "title", order_by: "asc" } });
    expect(data.map(({ title }) => title)).toEqual(sorted);
  });
});

describe("the type of a file", () => {
  test("is what its content says, not what it was announced as", async () => {
    const [cv] = await givenCvs(1);
    const [word] = await Promise.all(people.slice(1, 2).map(makeCvDocx));
    await recruiter.call(updateScreening, { params: { id: screeningId }, body: { jd_text: wardNurseJd } });
    await uploadFiles(winnow, recruiter, {
      screeningId,
      files: [
        { name: "word.pdf", bytes: word ?? new Uint8Array(), type: "application/pdf" },
        { name: "print.docx", bytes: cv?.bytes ?? new Uint8Array(), type: "text/html" },
        { name: "page.pdf", bytes: makeHtmlFile(), type: "application/pdf" },
      ],
    });

    const types = new Map<string, string | null>();
    for (const file of await checkedFiles(3)) {
      const link = await recruiter.call(requestDownload, {
        params: { screening_id: screeningId },
        body: { file_id: file.id },
      });
      const response = await fetch(new URL(link.url, winnow.url));
      expect(response.headers.get("content-type")).toBe(link.media_type);
      types.set(file.file_name, link.media_type);
    }
    expect(Object.fromEntries(types)).toEqual({
      "word.pdf": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "print.docx": "application/pdf",
      "page.pdf": "application/octet-stream",
    });
  });
});

describe("a file that cannot be read", () => {
  test("says why in plain words, is not charged, and stops no other file", async () => {
    await recruiter.call(updateScreening, { params: { id: screeningId }, body: { jd_text: wardNurseJd } });
    await uploadFiles(winnow, recruiter, {
      screeningId,
      files: [
        { name: "locked.pdf", bytes: await makeEncryptedPdf() },
        { name: "page.pdf", bytes: makeHtmlFile() },
        { name: "half.pdf", bytes: await makeTruncatedPdf() },
        ...(await givenCvs(1)),
      ],
    });

    const files = await checkedFiles(4);
    const failures = Object.fromEntries(
      files.map((file) => [file.file_name, file.failure?.reason ?? file.state]),
    );
    expect(failures).toMatchObject({
      "locked.pdf": "encrypted",
      "page.pdf": "unsupportedType",
      "cv-1.pdf": "uploaded",
    });
    expect(["damaged", "noText"]).toContain(failures["half.pdf"]);
    expect(files.find((file) => file.file_name === "locked.pdf")?.failure?.message).toBe(
      "This file is protected by a password. Ask for one without.",
    );

    await recruiter.call(startScreening, { params: { id: screeningId } });
    const completed = await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
    expect(completed.counts).toMatchObject({ screened: 1, failed: 3 });
    expect(await recruiter.call(getScreeningCredits, { params: { id: screeningId } })).toMatchObject({
      used: 100,
      held: 0,
    });
    expect(await ledgerFaults(winnow)).toEqual([]);
  });

  test("can be tried again, and fails again for the same reason", async () => {
    const [id = ""] = await uploadFiles(winnow, recruiter, {
      screeningId,
      files: [{ name: "page.pdf", bytes: makeHtmlFile() }],
    });
    await checkedFiles(1);

    await recruiter.call(retryCvFile, { params: { screening_id: screeningId, file_id: id } });

    const [again] = await checkedFiles(1);
    expect(again).toMatchObject({ state: "failed", failure: { reason: "unsupportedType" } });
  });

  test("is the only kind that can be tried again", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
    const { data } = await recruiter.call(listCvFiles, { params: { id } });

    const refusal = await recruiter.refusal(retryCvFile, {
      params: { screening_id: id, file_id: data[0]?.id },
    });

    expect(refusal).toMatchObject({ status: 409, code: 1405 });
  });
});

describe("the same CV against the same JD", () => {
  test("gets the same score and the same report in two screenings", async () => {
    const scores = await Promise.all(
      [1, 2].map(async () => {
        const { id } = await givenScreening(winnow, recruiter, { cvs: 3 });
        await recruiter.call(startScreening, { params: { id } });
        await untilScreening(recruiter, id, ({ status }) => status === "Completed");
        const { data } = await recruiter.call(listScreeningResults, { params: { id } });
        // Among ties the first to come is first, and CVs are screened side by side.
        return data
          .toSorted((one, other) => one.file_name.localeCompare(other.file_name))
          .map((result) => [result.file_name, result.matching_score, result.rank, result.must_haves_met]);
      }),
    );

    expect(scores[0]).toHaveLength(3);
    expect(scores[0]).toEqual(scores[1]);
  });
});
