import { expect, test } from "vitest";
import { said, sayNotification } from "./say-notification.ts";

test("what is stored says the same in English as the name and values beside it", () => {
  const {
    title,
    message,
    said: words,
  } = said("screeningStopped", {
    title: "Ward nurse",
    screened: 1,
    failed: 2,
    left: 1_200,
  });

  expect({ title, message }).toEqual({
    title: "“Ward nurse” was stopped",
    message: "1 CV screened. 2 could not be. 1,200 CVs left.",
  });
  expect(sayNotification(words, "en")).toEqual({ title, message });
  expect(sayNotification(words, "de")).toEqual({
    title: "„Ward nurse“ wurde angehalten",
    message: "1 Lebenslauf geprüft. 2 konnten nicht geprüft werden. 1.200 Lebensläufe übrig.",
  });
});

test("why credits came or went is said in German, and anything else as the ledger has it", () => {
  const messageOf = (reason: string) =>
    sayNotification(said("creditsAdded", { amount: 100_00, reason }).said, "de")?.message;

  expect(messageOf("Credits bought for $99.00")).toBe("Credits für 99,00\u00a0$ gekauft");
  expect(messageOf("A gift of the operator")).toBe("A gift of the operator");
});

test("progress names its percent in every language", () => {
  const { said: words } = said("inviting", { title: "Nurses", done: 12, all: 30 });

  expect(sayNotification(words, "de")?.message).toBe("12 von 30 Personen, 40 %");
});

test("a name that is not known any more is left to what is stored", () => {
  // As an earlier version may have written it.
  const gone = { name: "formerly", values: {} } as unknown as Parameters<typeof sayNotification>[0];

  expect(sayNotification(gone, "de")).toBeNull();
});
