import { expect, it } from "vitest";
import { readYearCount } from "./read-year-count.ts";

it.each([
  ["mindestens ein Jahr Erfahrung", 1],
  ["zwei Jahre Berufserfahrung", 2],
  ["mindestens drei Jahre Berufserfahrung", 3],
  ["quatre ans d'expérience", 4],
  ["minst fem års erfarenhet", 5],
])("counts the years of %s", (wish, years) => {
  expect(readYearCount(wish)?.years).toBe(years);
});
