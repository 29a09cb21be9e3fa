import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { openedWords, shownWords } from "./share-words.ts";

speak("en");
await loadWords("shares");

const nothing = { shows_cv: false, shows_answers: false, shows_report: false, hides_name: false };

test.each([
  [{ shows_cv: true }, "CV"],
  [{ shows_answers: true, hides_name: true }, "Answers, name hidden"],
  [{ shows_cv: true, shows_report: true }, "CV and report"],
  [{ shows_cv: true, shows_answers: true, shows_report: true }, "CV, answers, and report"],
])("%j is said as %j", (chosen, words) => {
  expect(shownWords({ ...nothing, ...chosen })).toBe(words);
});

test("a link that nobody has opened says so, and how often and when it was otherwise", () => {
  expect(openedWords({ opened_count: 0, last_opened_at: null })).toBe("Not opened yet");
  expect(openedWords({ opened_count: 1, last_opened_at: 1_790_000_000 })).toMatch(
    /^Opened once, last .*2026/,
  );
  expect(openedWords({ opened_count: 3, last_opened_at: 1_790_000_000 })).toMatch(/^Opened 3 times, last /);
});
