import { expect, test } from "vitest";
import { creditsToTakeBack } from "./credits-to-take-back.ts";

const order = { amount: 9_900, credits: 10_000 };

test("a whole refund takes back everything", () => {
  expect(creditsToTakeBack({ amount: 9_900, amountBefore: 0, creditsBefore: 0, order })).toBe(10_000);
});

test("a part takes back its share, and the parts add up to the whole", () => {
  let amountBefore = 0;
  let creditsBefore = 0;
  for (const amount of [3_333, 3_333, 3_234]) {
    creditsBefore += creditsToTakeBack({ amount, amountBefore, creditsBefore, order });
    amountBefore += amount;
  }
  expect(creditsBefore).toBe(10_000);
});

test("a dispute after a refund takes back only what is left of the order", () => {
  expect(creditsToTakeBack({ amount: 9_900, amountBefore: 9_900, creditsBefore: 10_000, order })).toBe(0);
  expect(creditsToTakeBack({ amount: 9_900, amountBefore: 4_950, creditsBefore: 5_000, order })).toBe(5_000);
});
