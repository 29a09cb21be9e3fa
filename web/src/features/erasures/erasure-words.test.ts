import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { causeWords, countWords } from "./erasure-words.ts";

speak("en");
await loadWords("erasures", "labels");

const none = { cvs: 0, applications: 0, interviews: 0, files: 0 };

test("what was erased is said in words, and what was not is left out", () => {
  expect(countWords({ ...none, cvs: 1, files: 2 })).toBe("1 CV and 2 files and recordings");
  expect(countWords({ cvs: 2, applications: 1, interviews: 1, files: 1 })).toBe(
    "2 CVs, 1 application, 1 interview, and 1 file or recording",
  );
  expect(countWords(none)).toBeNull();
});

test("who had it erased is a person who recruits, by name, or the cause", () => {
  expect(causeWords({ cause: "recruiter", by: "Mara Ruiz" })).toBe("Mara Ruiz");
  expect(causeWords({ cause: "candidate", by: null })).toBe("The person themselves");
  expect(causeWords({ cause: "retention", by: null })).toBe("The time to keep it was over");
});
