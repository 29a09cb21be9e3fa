import {
  createScreening,
  type Screening,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { manyPeople } from "./many-people.ts";
import type { Recruiter } from "./recruiter.ts";
import type { TestWinnow } from "./start-winnow.ts";
import { untilScreening, uploadFiles } from "./uploads.ts";

/** A completed screening with a result for each of `count` CVs. */
export async function screenedResults(
  winnow: TestWinnow,
  recruiter: Recruiter,
  { count }: { count: number },
): Promise<Screening> {
  const { id } = await recruiter.call(createScreening, { body: { title: "Payroll accountant" } });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: payrollAccountantJd } });
  const files = await Promise.all(
    manyPeople(count).map(async (person, index) => ({
      name: `cv-${index + 1}.pdf`,
      bytes: await makeCvPdf(person, "modernSans"),
    })),
  );
  await uploadFiles(winnow, recruiter, { screeningId: id, files });
  await untilScreening(recruiter, id, ({ counts }) => counts.uploaded === count && counts.checking === 0);
  await recruiter.call(startScreening, { params: { id } });
  return untilScreening(recruiter, id, ({ status }) => status === "Completed");
}
