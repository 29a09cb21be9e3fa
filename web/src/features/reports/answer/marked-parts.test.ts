import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

const text = "I called the doctor, then the family.";
const parts = (...given: Parameters<typeof markedParts> extends [string, ...infer Rest] ? Rest : never) =>
  markedParts(text, ...given);
const quotedIn = (found: ReturnType<typeof markedParts>) =>
  found.filter(({ isQuoted }) => isQuoted).map((part) => part.text);

test("a text without quotations is one part", () => {
  expect(parts([], null)).toEqual([{ start: 0, text, isQuoted: false, isShown: false }]);
});

test("quoted words stand apart, and the parts together are the text", () => {
  const found = parts([{ start: 2, end: 19 }], null);

  expect(quotedIn(found)).toEqual(["called the doctor"]);
  expect(found.map((part) => part.text).join("")).toBe(text);
});

test("of two quotations that overlap each can be shown whole", () => {
  const [first, second] = [
    { start: 0, end: 19 },
    { start: 9, end: 36 },
  ];
  const found = parts([first, second], second);

  expect(found.map((part) => part.text).join("")).toBe(text);
  expect(
    found
      .filter(({ isShown }) => isShown)
      .map((part) => part.text)
      .join(""),
  ).toBe(text.slice(9, 36));
  expect(found[0]).toMatchObject({ isQuoted: true, isShown: false });
});

test("a quotation that ends beyond the text ends with it", () => {
  expect(quotedIn(parts([{ start: 30, end: 900 }], null))).toEqual(["family."]);
});

test("an empty text has no parts", () => {
  expect(markedParts("", [{ start: 0, end: 3 }], null)).toEqual([]);
});
