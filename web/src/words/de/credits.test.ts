import { afterEach, expect, test } from "vitest";
import { setFormatLocale } from "../format-locale.ts";
import words from "./credits.ts";

afterEach(() => setFormatLocale("en"));

test("what credits moved for is said in German, with what it names", () => {
  expect(words.reason("Welcome credits")).toBe("Willkommensguthaben");
  expect(words.reason("CV screened: Candidate 7")).toBe("Lebenslauf gescreent: Kandidat/in 7");
  expect(words.reason("CV screened: ada.pdf")).toBe("Lebenslauf gescreent: ada.pdf");
});

test("money in it is written as what stands around it", () => {
  expect(words.reason("Refund of $99.00")).toBe("Erstattung von $99.00");
  setFormatLocale("de");
  expect(words.reason("Credits bought for $1,599.00")).toBe("Credits für 1.599,00\u00a0$ gekauft");
  expect(words.reason("Refund of €99.00")).toBe("Erstattung von 99,00\u00a0€");
});

test("what an operator wrote stays as it is", () => {
  expect(words.reason("For the fair in May")).toBe("For the fair in May");
});
