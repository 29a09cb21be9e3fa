import type { Retention } from "@winnow/contract/retention.ts";
import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { erasureSentence, readDays } from "./retention-words.ts";

speak("en");
await loadWords("retention");

const day = 24 * 60 * 60;
const now = Date.UTC(2026, 10, 23, 12) / 1000;

function sentence(changes: Partial<Retention>, chosen: { days?: number | null; isHeld?: boolean } = {}) {
  const retention: Retention = {
    days: null,
    account_days: 180,
    hold: null,
    counts_from: now - 10 * day,
    erases_at: null,
    told_at: null,
    erased_at: null,
    people: 2,
    ...changes,
  };
  return erasureSentence({ kind: "screening", retention }, { days: null, isHeld: false, ...chosen }, now);
}

test("what is chosen is told as a date, which is never before the days of notice are over", () => {
  expect(sentence({})).toBe("2 CVs will be erased on May 12, 2027.");
  expect(sentence({ people: 1 }, { days: 90 })).toBe("1 CV will be erased on Feb 11, 2027.");
  expect(sentence({}, { days: 3 })).toBe("2 CVs will be erased on Nov 30, 2026.");
  expect(sentence({ told_at: now - 5 * day }, { days: 3 })).toBe("2 CVs will be erased on Nov 25, 2026.");
});

test("why nothing is erased is told instead of a date", () => {
  expect(sentence({}, { isHeld: true })).toBe("Nothing is erased while the legal hold lasts.");
  expect(sentence({ counts_from: null }, { days: 1 })).toBe(
    "Erased 1 day after this screening is completed.",
  );
  expect(sentence({ people: 0 })).toBe("This screening keeps nobody at the moment.");
  expect(sentence({ people: 0, erased_at: now })).toBe(
    "The people of this screening were erased on Nov 23, 2026.",
  );
});

test("days are a whole number from one to ten years", () => {
  expect(readDays(" 90 ")).toEqual({ days: 90 });
  for (const wrong of ["", "0", "-3", "1.5", "soon", "3651", "9999999"]) {
    expect(readDays(wrong)).toEqual({ message: expect.any(String) });
  }
});
