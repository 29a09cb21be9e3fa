import { expect, test } from "vitest";
import { moneyInGerman } from "./money-in-german.ts";

const written = (amount: number, currency: string, language: string) =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);

test.each([
  [99, "USD"],
  [1_599, "EUR"],
  [4_490.5, "INR"],
  [120_000, "JPY"],
  [12, "CHF"],
  [1_234.567, "KWD"],
])("%d %s that was written in English is written as in German", (amount, currency) => {
  expect(moneyInGerman(written(amount, currency, "en"))).toBe(written(amount, currency, "de"));
});

test("what is no amount of money stays as it is", () => {
  expect(moneyInGerman("nothing")).toBe("nothing");
  expect(moneyInGerman("")).toBe("");
  expect(moneyInGerman("3 pounds")).toBe("3 pounds");
});
