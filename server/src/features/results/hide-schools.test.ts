import { expect, test } from "vitest";
import { hideSchools } from "./hide-identity.ts";

test.each([
  ["BSc Accounting, HAW Hamburg, 2011 – 2015", "BSc Accounting, [hidden], 2011 – 2015"],
  ["Roundhay Sixth Form | 2019", "[hidden] | 2019"],
  ["BA Economics", "BA Economics"],
  ["2:1", "2:1"],
])("%j becomes %j", (line, shown) => {
  expect(hideSchools(line)).toBe(shown);
});
