import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { rankLabel, spokenRank } from "./rank-label.ts";

speak("en");
await loadWords("results");

test("a tie is shown as a tie, also when the other one stands on another page", () => {
  expect(rankLabel({ rank: 2, is_tied: true })).toBe("=2");
  expect(rankLabel({ rank: 4, is_tied: false })).toBe("4");
});

test("a tie is said in words", () => {
  expect(spokenRank({ rank: 2, is_tied: true })).toBe("Rank 2, tied");
  expect(spokenRank({ rank: 4, is_tied: false })).toBe("Rank 4");
});
