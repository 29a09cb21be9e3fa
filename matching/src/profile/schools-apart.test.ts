import { expect, it } from "vitest";
import type { Education } from "./profile.ts";
import { withSchoolsApart } from "./schools-apart.ts";

const given = (degree: string | null, school: string | null, year: number | null) => ({
  education: { degree, school, end: year === null ? null : { year, month: null } } as Education,
});
const said = (entries: ReturnType<typeof given>[]) =>
  withSchoolsApart(entries).map(({ education: { degree, school, end } }) => [degree, school, end?.year]);

const university = given(null, "University of Idemili", 2018);
const polytechnic = given("Oko Road", "Amaeke Polytechnic", 2014);
const diploma = given("Post Graduate Diploma (PGD) in Accounting", null, 2018);
const bachelor = given("Bachelor of Science Accountancy", null, 2014);

it("pairs a list of schools and one of degrees by the years in which they end", () => {
  expect(said([university, polytechnic, diploma, bachelor])).toEqual([
    ["Post Graduate Diploma (PGD) in Accounting", "University of Idemili", 2018],
    ["Bachelor of Science Accountancy", "Amaeke Polytechnic", 2014],
  ]);
});

it("leaves what has no other of its year, or several", () => {
  const master = given("Master of Science", null, 2020);
  const twice = given("Bachelor of Arts", null, 2014);
  expect(said([university, polytechnic, diploma, bachelor, master])).toHaveLength(3);
  expect(said([university, polytechnic, diploma, bachelor, twice])).toHaveLength(5);
});

it("leaves a single pair and entries that have both", () => {
  const whole = given("Bachelor of Arts", "Tamsin University", 2014);
  expect(said([university, diploma, whole])).toHaveLength(3);
  expect(
    said([given(null, "Brannock College", null), given("Bachelor of Law", null, null), whole]),
  ).toHaveLength(3);
});
