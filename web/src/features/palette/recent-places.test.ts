import { paths } from "@winnow/contract/paths.ts";
import { expect, test } from "vitest";
import { placeOf } from "./recent-places.ts";

test("the pages of a screening are one place, whichever is open", () => {
  for (const path of [paths.screening("s"), paths.results("s"), paths.reports("s"), paths.report("s", "r")]) {
    expect(placeOf(path)).toEqual({ kind: "screening", id: "s" });
  }
});

test("a drive is a place; lists and other pages are none", () => {
  expect(placeOf(paths.drive("d"))).toEqual({ kind: "drive", id: "d" });
  for (const path of [paths.drives, paths.screenings, paths.dashboard, paths.person("p")]) {
    expect(placeOf(path)).toBeNull();
  }
});
