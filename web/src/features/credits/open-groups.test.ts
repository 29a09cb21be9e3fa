import { expect, test } from "vitest";
import { readOpenGroups, writeOpenGroups } from "./open-groups.ts";

test("open groups and their pages are read as they were written", () => {
  const open = new Map([
    ["2026-11-24:3f0c", 0],
    ["2026-11-23:77aa", 2],
  ]);

  expect(writeOpenGroups(open)).toBe("2026-11-24:3f0c,2026-11-23:77aa~3");
  expect(readOpenGroups(writeOpenGroups(open))).toEqual(open);
});

test.each([null, "", ",", "~4"])("%j opens nothing", (written) => {
  expect([...readOpenGroups(written)]).toEqual([]);
});

test.each(["a~0", "a~-1", "a~1.5", "a~x", "a~1e99"])("%j opens a group at its first page", (written) => {
  expect([...readOpenGroups(written)]).toEqual([["a", 0]]);
});
