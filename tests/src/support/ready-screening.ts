import { createScreening, type Screening, updateScreening } from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import type { Recruiter } from "./recruiter.ts";
import type { TestWinnow } from "./start-winnow.ts";
import { type TestFile, untilScreening, uploadFiles } from "./uploads.ts";

/** The CVs of the first `count` invented people. */
export function someCvs(count: number): Promise<TestFile[]> {
  return Promise.all(
    people.slice(0, count).map(async (person, index) => ({
      name: `cv-${index + 1}.pdf`,
      bytes: await makeCvPdf(person, "modernSans"),
    })),
  );
}

/** A screening with a JD and `cvs` checked CVs, ready to be started. */
export async function readyScreening(
  winnow: TestWinnow,
  recruiter: Recruiter,
  options: { cvs: number; mode?: "simple" | "live" },
): Promise<Screening> {
  const { id } = await recruiter.call(createScreening, { body: { mode: options.mode } });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: wardNurseJd } });
  if (options.cvs > 0) {
    await uploadFiles(winnow, recruiter, { screeningId: id, files: await someCvs(options.cvs) });
  }
  return untilScreening(
    recruiter,
    id,
    ({ counts }) => counts.uploaded === options.cvs && counts.checking === 0,
  );
}
