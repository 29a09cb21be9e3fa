import { expect, test } from "vitest";
import { refusedCriterion } from "./refused-criteria.ts";

test("a criterion that is refused for several reasons names them all", () => {
  const { reason } = refusedCriterion("Young man, native speaker, recent graduate") ?? {};

  for (const words of ["Age is", "Gender is", "stands in for origin", "stands in for age"]) {
    expect(reason).toContain(words);
  }
});
