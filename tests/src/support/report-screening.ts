import {
  createScreening,
  type Screening,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import type { Recruiter } from "./recruiter.ts";
import { resultsOf } from "./screened.ts";
import type { TestWinnow } from "./start-winnow.ts";
import { type TestFile, untilScreening, uploadFiles } from "./uploads.ts";

/** A completed screening of these CVs, and the address of the report of each by its file's name. */
export async function screenedFiles(
  winnow: TestWinnow,
  recruiter: Recruiter,
  given: { files: TestFile[]; isBlind?: boolean },
): Promise<{ id: string; resultIds: Map<string, string>; reportOf: (fileName: string) => string }> {
  const { files, isBlind = false } = given;
  const { id } = await recruiter.call(createScreening, { body: { title: "Payroll accountant" } });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: payrollAccountantJd } });
  await uploadFiles(winnow, recruiter, { screeningId: id, files });
  await untilScreening(
    recruiter,
    id,
    ({ counts }: Screening) => counts.uploaded === files.length && counts.checking === 0,
  );
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  const resultIds = new Map((await resultsOf(recruiter, id)).map((one) => [one.file_name, one.id]));
  if (isBlind) await recruiter.call(updateScreening, { params: { id }, body: { is_blind: true } });
  return {
    id,
    resultIds,
    reportOf: (fileName) => `/admin/screening-result/${id}/jd-cv-matching/${resultIds.get(fileName)}`,
  };
}
