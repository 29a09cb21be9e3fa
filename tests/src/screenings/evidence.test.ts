import { getScreeningResult, listScreeningResults } from "@winnow/contract/results.ts";
import { createScreening, startScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { someCvs } from "../support/ready-screening.ts";
import { signUpAndIn } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { untilScreening, uploadFiles } from "../support/uploads.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

test("every point of every report rests on words that stand in the CV, and all points add up to the score", async () => {
  const recruiter = await signUpAndIn(winnow, "Mara Lind");
  const { id } = await recruiter.call(createScreening, { body: {} });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: payrollAccountantJd } });
  const files = await someCvs(24);
  await uploadFiles(winnow, recruiter, { screeningId: id, files });
  await untilScreening(recruiter, id, ({ counts }) => counts.ready === files.length);
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  const { data } = await recruiter.call(listScreeningResults, { params: { id }, query: { size: 100 } });
  expect(data).toHaveLength(files.length);

  for (const row of data) {
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
