import { expect, it } from "vitest";
import { sectionOfHeading } from "./cv-headings.ts";

it.each([
  ["PROFESSIONAL EXPERIENCE ( 10 YEARS )", "experience"],
  ["Work experience (most recent first):", "experience"],
  ["Work experience: 9 years", "experience"],
  ["Job history (present to past) :-", "experience"],
  ["C. EMPLOYMENT RECORD", "experience"],
  ["IV) Education", "education"],
  ["2.1. Education", "education"],
  ["I work experience", null],
  ["Education", "education"],
  ["Experience in a bakery (10 years)", null],
  ["Education: 2015 - 2019 BSc Leeds", null],
  ["Experience (Acme Ltd, 2010-2015)", null],
])("%s opens %s", (heading, section) => {
  expect(sectionOfHeading(heading)).toBe(section);
});
