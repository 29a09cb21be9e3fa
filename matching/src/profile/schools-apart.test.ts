import { expect, it } from "vitest";
import type { Education } from "./profile.ts";
import { withSchoolsApart } from "./schools-apart.ts";

const given = (degree: string | null, school: string | null, year: number | null, text = "") => ({
  education: {
    ...{ degree, school, end: year === null ? null : { year, month: null } },
    quotation: {
      text: text || [school, degree].filter((one) => one !== null).join(", "),
      page: 1,
      boxes: [],
    },
  } as unknown as Education,
});
const said = (entries: ReturnType<typeof given>[]) =>
  withSchoolsApart(entries).map(({ education: { degree, school, end } }) => [degree, school, end?.year]);

const university = given(null, "University of Idemili", 2018);
const polytechnic = given("Oko Road", "Amaeke Polytechnic", 2014);
const diploma = given("Post Graduate Diploma (PGD) in Accounting", null, 2018);
const bachelor = given("Bachelor of Science Accountancy", null, 2014);
const referee = given("Dr. Yahaya", null, null);

it("pairs a list of schools and one of degrees by the years in which they end", () => {
  expect(said([university, polytechnic, diploma, bachelor, referee])).toEqual([
    ["Post Graduate Diploma (PGD) in Accounting", "University of Idemili", 2018],
    ["Bachelor of Science Accountancy", "Amaeke Polytechnic", 2014],
    ["Dr. Yahaya", null, undefined],
  ]);
});

it("leaves what has no other of its year, or several", () => {
  const master = given("Master of Science", null, 2020);
  const twice = given("Bachelor of Arts", null, 2014);
  expect(said([university, polytechnic, diploma, bachelor, master])).toHaveLength(3);
  expect(said([university, polytechnic, diploma, bachelor, twice])).toHaveLength(5);
});

it.each([
  ["a single pair", [university, diploma]],
  [
    "an entry that has both",
    [university, polytechnic, given("Bachelor of Arts", "Tamsin University", 2010), diploma],
  ],
  [
    "courses at schools behind the degrees",
    [
      diploma,
      bachelor,
      given("Summer school", "Oxford University", 2018),
      given("Term abroad", "Paris", 2014),
    ],
  ],
  [
    "courses in front of their schools",
    [
      given("Summer school", "Oxford University", 2018, "Summer school, Oxford University"),
      given("Exchange term", "Paris University", 2014, "Exchange term, Paris University"),
      ...[diploma, bachelor],
    ],
  ],
])("leaves %s", (_, entries) => {
  expect(said(entries)).toHaveLength(entries.length);
});
