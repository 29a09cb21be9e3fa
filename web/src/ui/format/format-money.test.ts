import { expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";

test.each([
  [9_900, "USD", "$99.00"],
  [899_900, "INR", "₹8,999.00"],
  [9_900, "JPY", "¥9,900"],
])("%d of %s are %s", (amount, currency, words) => {
  expect(formatMoney(amount, currency)).toBe(words);
});
