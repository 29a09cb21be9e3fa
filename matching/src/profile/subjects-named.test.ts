import { expect, it } from "vitest";
import { subjectsNamed } from "./subjects-named.ts";

it.each([
  ["DPT, Lakeshore College", ["physical therapy"]],
  ["PharmD", ["pharmacy"]],
  ["LLB (Hons)", ["law"]],
  ["MBA", ["business administration"]],
  ["BEng Mechanical Engineering", ["engineering"]],
  ["BA History", []],
  ["BSc (Hons) Social Work", []],
])("%s is by its name alone in %j", (degree, subjects) => {
  expect(subjectsNamed(degree)).toEqual(subjects);
});
