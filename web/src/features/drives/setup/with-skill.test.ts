import { expect, test } from "vitest";
import { withSkill } from "./with-skill.ts";

const rowing = { name: "Rowing", weight: 3 };
const first = { name: "First aid", weight: 5 };

test("a skill that is added stands at the end, and once", () => {
  expect(withSkill([first], rowing)).toEqual([first, rowing]);
  expect(withSkill([first, rowing], rowing)).toEqual([first, rowing]);
});

test("a skill that another window has added meanwhile keeps how much it counts", () => {
  expect(withSkill([first], { name: "first aid", weight: 3 })).toEqual([first]);
});
