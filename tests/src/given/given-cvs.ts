import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { type Person, people } from "@winnow/samples/people.ts";
import type { TestFile } from "./uploads.ts";

/** The CVs of the first `count` invented people. */
export function givenCvs(count: number): Promise<TestFile[]> {
  return cvsOf(people.slice(0, count));
}

/** A PDF for each of these people. */
export function cvsOf(persons: readonly Person[]): Promise<TestFile[]> {
  return Promise.all(
    persons.map(async (person, index) => ({
      name: `cv-${index + 1}.pdf`,
      bytes: await makeCvPdf(person, "modernSans"),
    })),
  );
}
