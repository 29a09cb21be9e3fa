import { expect, test } from "vitest";
import { creditsTakenNotification } from "./notify-credits-taken.ts";

test.each([
  [{ taken: 10_000, owed: 0 }, "100.00 credits taken back", "Refund of $99.00"],
  [
    { taken: 4_500, owed: 5_500 },
    "45.00 credits taken back",
    "Refund of $99.00. 55.00 credits that were spent already are taken from those that come next.",
  ],
])("of %j it is said: %s", (back, title, message) => {
  expect(creditsTakenNotification({ ...back, reason: "Refund of $99.00" })).toMatchObject({ title, message });
});
