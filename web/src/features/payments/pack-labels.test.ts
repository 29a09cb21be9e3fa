import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { packWords } from "./pack-labels.ts";

speak("en");
await loadWords("payments");

const pack = { id: "100", credits: 10_000, price: 9_900 };

test.each([
  [{ cvs: 2_000, interviews: 200 }, "Screens 2,000 CVs, or holds 200 interviews"],
  [{ cvs: 1, interviews: 1 }, "Screens 1 CV, or holds 1 interview"],
  [{ cvs: null, interviews: 10 }, "Holds 10 interviews"],
  [{ cvs: null, interviews: null }, ""],
])("%j is said as %s", (counts, words) => {
  expect(packWords({ ...pack, ...counts })).toBe(words);
});
