import { expect, test } from "vitest";
import { moneyIn } from "./money-in.ts";

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
  expect(moneyIn("de", written(amount, currency, "en"))).toBe(written(amount, currency, "de"));
});

test("what is no amount of money stays as it is", () => {
  expect(moneyIn("de", "nothing")).toBe("nothing");
  expect(moneyIn("de", "")).toBe("");
  expect(moneyIn("de", "3 pounds")).toBe("3 pounds");
});
