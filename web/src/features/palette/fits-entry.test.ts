import { expect, test } from "vitest";
import { fitsEntry } from "./fits-entry.ts";

const help = { label: "Help", words: "support manual Löschungen" };

test("a typed word stands anywhere in the label, and begins one of the words besides", () => {
  expect(fitsEntry(help, "el")).toBe(true);
  expect(fitsEntry(help, "help man")).toBe(true);
  expect(fitsEntry(help, "losch")).toBe(true);
  expect(fitsEntry(help, "nu")).toBe(false);
  expect(fitsEntry(help, "help nurse")).toBe(false);
});

test("an entry without further words is found by its label alone", () => {
  expect(fitsEntry({ label: "Ward nurse" }, "nu")).toBe(true);
  expect(fitsEntry({ label: "Ward nurse" }, "night")).toBe(false);
});
