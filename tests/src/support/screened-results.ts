import {
  createScreening,
  type Screening,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import type { Recruiter } from "./recruiter.ts";
import type { TestWinnow } from "./start-winnow.ts";
import { type TestFile, untilScreening, uploadFiles } from "./uploads.ts";

const surnames = ["Arnesen", "Bellamy", "Castellan", "Draper", "Engström"];

/** CVs of `count` people, who past the invented ones are the same again under other surnames. */
export function manyCvs(count: number): Promise<TestFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const person = people[index % people.length];
      const round = Math.floor(index / people.length);
      if (!person) throw new Error("The samples are missing.");
      const [givenName] = person.name.split(" ");
      const name = round === 0 ? person.name : `${givenName} ${surnames[round - 1]}`;
      const contact = {
        ...person.contact,
        email: `candidate${index}@example.org`,
        phone: `+44 161 496 ${String(1000 + index)}`,
      };
      return {
        name: `cv-${index + 1}.pdf`,
        bytes: await makeCvPdf({ ...person, name, contact }, "modernSans"),
      };
    }),
  );
}

/** A completed screening with a result for each of `count` CVs. */
export async function screenedResults(
  winnow: TestWinnow,
  recruiter: Recruiter,
  { count }: { count: number },
): Promise<Screening> {
  const { id } = await recruiter.call(createScreening, { body: { title: "Payroll accountant" } });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: payrollAccountantJd } });
  await uploadFiles(winnow, recruiter, { screeningId: id, files: await manyCvs(count) });
  await untilScreening(recruiter, id, ({ counts }) => counts.uploaded === count && counts.checking === 0);
  await recruiter.call(startScreening, { params: { id } });
  return untilScreening(recruiter, id, ({ status }) => status === "Completed");
}
