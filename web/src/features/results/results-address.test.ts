import { expect, test } from "vitest";
import { comparedIds, requirementIdsIn, selectionOf, withRequirement } from "./results-address.ts";

test("a requirement is wanted met, or not met, or neither; never both", () => {
  const turned = withRequirement({ met: "r1,r2", not_met: "" }, "r1", "not_met");
  expect(turned).toEqual({ met: "r2", not_met: "r1" });
  expect(withRequirement(turned, "r1", null)).toEqual({ met: "r2", not_met: "" });
});

test("what cannot be a requirement's id is left out", () => {
  expect(requirementIdsIn("r1,,r1,<b>,r-2")).toEqual(["r1", "r-2"]);
  expect(requirementIdsIn(null)).toEqual([]);
});

test("all that match are named by search and filters alone", () => {
  const query = { start: 2, size: 10, sort_by: "name", order_by: "asc", search: "", band: "weak", met: "r1" };
  expect(selectionOf(query)).toEqual({ matching: { band: "weak", met: "r1" } });
});

test("two to five results can be compared", () => {
  const ids = Array.from({ length: 6 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`);
  expect(comparedIds(ids.slice(0, 2).join(","))).toEqual(ids.slice(0, 2));
  expect(comparedIds(`${ids[0]},${ids[0]}`)).toEqual([]);
  expect(comparedIds(ids.join(","))).toEqual([]);
  expect(comparedIds("a,b")).toEqual([]);
});
