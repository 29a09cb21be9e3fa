import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import {
  formatDay,
  formatMonths,
  formatYears,
  isReadInPart,
  mustHavesLabel,
  resultName,
} from "./report-labels.ts";

speak("en");
await loadWords("results");

test("a person is called by name, or by the file when no name was read", () => {
  const named = { name: "Zoë Ødegård", file_name: "cv.pdf", is_hidden: false, candidate_number: 7 };
  expect(resultName(named)).toBe("Zoë Ødegård");
  expect(resultName({ ...named, name: null })).toBe("cv.pdf");
  expect(resultName({ ...named, name: null, is_hidden: true })).toBe("Candidate 7");
});

test("must-haves are counted in words", () => {
  expect(mustHavesLabel({ must_haves: 5, must_haves_met: 4 })).toBe("4 of 5 must-haves");
  expect(mustHavesLabel({ must_haves: 1, must_haves_met: 0 })).toBe("0 of 1 must-have");
  expect(mustHavesLabel({ must_haves: 0, must_haves_met: 0 })).toBe("No must-haves asked for");
});

test("years have one decimal at the most", () => {
  expect([1, 3.46, 12].map(formatYears)).toEqual(["1 year", "3.5 years", "12 years"]);
});

test("a day is written out, and anything else is left as it is", () => {
  expect(formatDay("2026-11-21")).toBe("Nov 21, 2026");
  expect(formatDay("unknown")).toBe("unknown");
});

test("months make years where they can", () => {
  expect([1, 5, 12, 27].map(formatMonths)).toEqual(["1 month", "5 months", "1 year", "2 years 3 months"]);
});

test("a CV is read in part when a part of it is unreadable, whatever else is flagged", () => {
  expect(isReadInPart({ flags: [{ kind: "hidden text" }, { kind: "unreadable parts" }] })).toBe(true);
  expect(isReadInPart({ flags: [{ kind: "keyword list" }] })).toBe(false);
});
