import { expect, test } from "vitest";
import { keptGroups } from "./kept-groups.ts";

test("the groups of 200 accounts that were asked for in turn are all kept, 5,000 of each", () => {
  const lists = Array.from({ length: 200 }, (_, account) => `list of account ${account}`);
  for (const list of lists) {
    keptGroups.set(list, {
      newestId: list,
      days: new Int32Array(5_000),
      entries: new Float64Array(5_000),
      moved: new Float64Array(5_000),
      lastSequences: new Float64Array(5_000),
    });
  }

  expect(lists.filter((list) => !keptGroups.has(list))).toEqual([]);
});
