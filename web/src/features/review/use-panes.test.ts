import { expect, test } from "vitest";
import { panesIn } from "./use-panes.ts";

const rail = 64;
const sidebar = 256;
const edges = 32;

test.each([
  [360, 0, 1],
  [899, 0, 1],
  [900, rail, 2],
  [1_180, rail, 2],
  [1_024, rail, 2],
  [1_024, sidebar, 2],
  [1_280, rail, 3],
  [1_280, sidebar, 2],
  [1_440, sidebar, 3],
])("a window of %i px with a navigation of %i px has room for %i panes", (window, navigation, panes) => {
  expect(panesIn(window - navigation - edges, window)).toBe(panes);
});
