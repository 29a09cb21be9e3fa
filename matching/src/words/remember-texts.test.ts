import { expect, test } from "vitest";
import { longestRemembered, rememberTexts } from "./remember-texts.ts";
import { tokenize } from "./tokenize.ts";

test("a line is computed once, also where the answer is none, and a long text is not kept", () => {
  const asked: string[] = [];
  const find = rememberTexts((text) => {
    asked.push(text);
    return null;
  });
  const long = "x".repeat(longestRemembered + 1);

  const answers = ["a line", "a line", long, long].map(find);

  expect(answers).toEqual([null, null, null, null]);
  expect(asked).toEqual(["a line", long, long]);
});

test.each([1, longestRemembered])("of %i words the first ones are those of the whole text", (count) => {
  const text = Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

  expect(tokenize(text, 3)).toEqual(tokenize(text).slice(0, 3));
});
