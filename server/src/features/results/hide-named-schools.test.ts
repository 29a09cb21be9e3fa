import { expect, test } from "vitest";
import { hideNamedSchools } from "./hide-identity.ts";

test.each([
  ["Power Query for finance teams, Sheffield Hallam University, 2023", "[hidden]"],
  ["Dean’s List | University of Applied Sciences Bremen", "[hidden]"],
])("of “%s” the school is hidden", (line, mask) => {
  const shown = hideNamedSchools(line);
  expect(shown).toContain(mask);
  expect(shown).not.toMatch(/University/);
});

test.each([
  "Taught maths at a secondary school in Leeds, 2019",
  "Ran the payroll of twelve schools and a college",
  "Kingsmead High School, Year 9 tutor",
  "Primary School Teacher, Leeds",
])("“%s” stays as it is, since it is about work", (line) => {
  expect(hideNamedSchools(line, ["Kingsmead High School", "Primary School Teacher"])).toBe(line);
});
