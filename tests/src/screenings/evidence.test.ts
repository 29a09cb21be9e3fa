import { getScreeningResult } from "@winnow/contract/results.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreened } from "../given/given-screened.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

test("every point of every report rests on words that stand in the CV, and all points add up to the score", async () => {
  const recruiter = await givenAccount(winnow, "Mara Lind");
  const files = await givenCvs(24);
  const { results } = await givenScreened(winnow, recruiter, { cvs: files, jdText: payrollAccountantJd });
  expect(results).toHaveLength(files.length);

  for (const row of results) {
    const { report } = await recruiter.call(getScreeningResult, { params: { id: row.id } });
    const outcome = await readDocument(
      files.find(({ name }) => name === row.file_name)?.bytes ?? new Uint8Array(),
    );
    const text = outcome.ok ? outcome.document.lines.map((line) => line.text).join(" ") : "";
    for (const { requirement, verdict, points, quotations } of report.requirements) {
      const what = `${row.file_name}: ${requirement.text}`;
      expect(quotations.length > 0 || points === 0, `${what} has points without a quotation`).toBe(true);
      expect(verdict !== "not stated" || points === 0, `${what} has points and is not stated`).toBe(true);
      for (const quotation of quotations) {
        expect(text).toContain(quotation.text);
        expect(quotation.boxes.length).toBeGreaterThan(0);
      }
    }
    const sum = [...report.requirements, ...report.adjustments].reduce(
      (total, { points }) => total + points,
      0,
    );
    expect(sum).toBeCloseTo(report.score, 6);
    expect(row.matching_score).toBe(report.score);
  }
});
