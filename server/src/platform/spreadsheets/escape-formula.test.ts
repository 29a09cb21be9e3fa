import { expect, it } from "vitest";
import { escapeFormula, unescapeFormula } from "./escape-formula.ts";

it.each([
  '=HYPERLINK("https://example.org")',
  "+44 7700 900123",
  "-1+1",
  "@SUM(A1)",
  "\tten",
  "\rten",
  "\nten",
  "  =1+1",
  " =1+1",
  "\u200b=1+1",
  "\u0000=1+1",
  "＝1+1",
])("puts an apostrophe before %j", (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

it.each(["", "Ana Roth", "a=b", "1-2", "O'Neil", "ana@example.org", "'quoted", "…"])(
  "leaves %j as it is",
  (text) => {
    expect(escapeFormula(text)).toBe(text);
  },
);

it.each(["=1+1", "+44 7700 900123", "@SUM(A1)", "Ana Roth", "'quoted", "O'Neil", ""])(
  "reads %j again as it was before it was escaped",
  (text) => {
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  },
);
