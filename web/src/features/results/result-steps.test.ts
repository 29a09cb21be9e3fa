import { expect, test } from "vitest";
import { askedByTable } from "../../ui/list/shortcuts.ts";
import { afterDecision, destination, matchReportShortcuts, resultShortcuts } from "./result-steps.ts";

test("j and k, and the arrows, move; letters decide; other keys do nothing", () => {
  const askedByKey = askedByTable(resultShortcuts);
  expect(["j", "ArrowDown", "k", "ArrowUp", "Enter", "/"].map(askedByKey)).toEqual([
    "next",
    "next",
    "previous",
    "previous",
    "open",
    "search",
  ]);
  expect(["s", "h", "r", "c", "x", "u"].map(askedByKey)).toEqual([
    "shortlist",
    "hold",
    "reject",
    "clear",
    "select",
    "undo",
  ]);
  expect(["q", "S", "toString", "Tab"].map(askedByKey)).toEqual([null, null, null, null]);
});

test("a report decides by the same keys as the list, and leaves alone what only a list has", () => {
  const ofList = askedByTable(resultShortcuts);
  const keys = matchReportShortcuts.flatMap((shortcut) => shortcut.keys);
  expect(keys.map(askedByTable(matchReportShortcuts))).toEqual(keys.map(ofList));
  expect(["Enter", "x", "/"].map(askedByTable(matchReportShortcuts))).toEqual([null, null, null]);
});

test("a step goes to the row beside, and past the end of a page to the page beside", () => {
  const middle = { rows: 10, page: 1, pages: 3 };
  expect(destination("next", { ...middle, index: 0 })).toEqual({ type: "row", index: 1 });
  expect(destination("previous", { ...middle, index: 5 })).toEqual({ type: "row", index: 4 });
  expect(destination("next", { ...middle, index: 9 })).toEqual({ type: "page", page: 2, at: "first" });
  expect(destination("previous", { ...middle, index: 0 })).toEqual({ type: "page", page: 0, at: "last" });
});

test("the first and the last result are the ends", () => {
  expect(destination("previous", { index: 0, rows: 3, page: 0, pages: 1 })).toBeNull();
  expect(destination("next", { index: 2, rows: 3, page: 0, pages: 1 })).toBeNull();
});

test("after a decision comes the next undecided one below, then the next page, then nothing", () => {
  const place = { isUndecided: [true, true, false, true], page: 0, pages: 2, leavesOut: false };
  expect(afterDecision({ ...place, index: 1 })).toEqual({ type: "row", index: 3 });
  expect(afterDecision({ ...place, index: 3 })).toEqual({ type: "page", page: 1, at: "first undecided" });
  expect(afterDecision({ ...place, index: 3, pages: 1 })).toBeNull();
});

test("a list that leaves decided ones out goes on with what is left of the page, then with what refills it", () => {
  const place = { page: 0, pages: 3, leavesOut: true };
  expect(afterDecision({ ...place, index: 1, isUndecided: [true, true] })).toEqual({ type: "row", index: 0 });
  expect(afterDecision({ ...place, index: 0, isUndecided: [true] })).toEqual({
    type: "page",
    page: 0,
    at: "first undecided",
  });
});

test("somebody whom better ones have pushed off the page is followed by the first undecided row", () => {
  const place = { index: -1, page: 0, pages: 2, leavesOut: false };
  expect(afterDecision({ ...place, isUndecided: [false, true, true] })).toEqual({ type: "row", index: 1 });
});
