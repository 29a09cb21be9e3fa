import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { groupCount, groupTitle } from "./group-words.ts";

speak("en");
await loadWords("credits");

const work = { id: "3f0c", title: "Senior nurse" };

test("work is called by what it is now, and as deleted once it is gone", () => {
  expect(groupTitle({ kind: "screening", work, reason: "CV screened: a.pdf" })).toMatch(
    /^Screening “.?Senior nurse.?”$/,
  );
  expect(groupTitle({ kind: "interview", work: { ...work, title: null }, reason: "" })).toBe(
    "Deleted interview drive",
  );
  expect(groupTitle({ kind: "gift", work: null, reason: "Welcome credits" })).toBe("Welcome credits");
});

test("pieces of work are counted, other entries stand for themselves", () => {
  expect(groupCount({ kind: "screening", work, entries: 38 })).toBe("38 CVs");
  expect(groupCount({ kind: "interview", work, entries: 1 })).toBe("1 interview");
  expect(groupCount({ kind: "payment", work: null, entries: 1 })).toBeNull();
});
