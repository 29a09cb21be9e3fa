import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { unknownPlaceholders, unknownSentence } from "./placeholders.ts";

speak("en");
await loadWords("mails");

test("a text names what is known in any case and with blanks, and nothing else", () => {
  const text = "{{ Name }}, {{TITLE}}, {{salary}}, {{salary}}, {{}}, {name}, {{reason}}";
  expect(unknownPlaceholders("rejected", text)).toEqual(["salary", ""]);
  expect(unknownPlaceholders("received", text)).toEqual(["Name", "salary", "", "reason"]);
});

test("the sentence names three of many", () => {
  expect(unknownSentence("rejected", "{{name}}")).toBeNull();
  expect(unknownSentence("rejected", "{{a}}")).toMatch(/^\{\{a\}\} stands for nothing here/);
  expect(unknownSentence("rejected", "{{a}} {{b}} {{c}} {{d}} {{e}}")).toMatch(
    /^\{\{a\}\}, \{\{b\}\}, \{\{c\}\}, and 2 more stand for nothing here/,
  );
});
