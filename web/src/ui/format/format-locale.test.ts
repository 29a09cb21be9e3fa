import { afterEach, expect, test } from "vitest";
import { browserLocale, setFormatLocale } from "../../words/format-locale.ts";
import { formatCount } from "./format-count.ts";
import { formatHundredths } from "./format-hundredths.ts";
import { formatMoney } from "./format-money.ts";
import { formatRelativeTime } from "./format-relative-time.ts";
import { formatDate } from "./format-time.ts";
import { toWallTime } from "./zoned-time.ts";

afterEach(() => setFormatLocale("en"));

const moment = Date.UTC(2026, 10, 21, 12, 0, 0) / 1000;

test("dates, numbers and money follow the locale in use, from the next time on that they are written", () => {
  expect([formatDate(moment), formatHundredths(123_456), formatCount(1_234, "CV", "CVs")]).toEqual([
    "Nov 21, 2026",
    "1,234.56",
    "1,234 CVs",
  ]);

  setFormatLocale("de-DE");

  expect([formatDate(moment), formatHundredths(123_456), formatCount(1_234, "CV", "CVs")]).toEqual([
    "21.11.2026",
    "1.234,56",
    "1.234 CVs",
  ]);
  expect(formatMoney(9_900, "EUR")).toBe("99,00\u00a0€");
});

test.each([
  ["en", ["en-GB", "en"], "en-GB"],
  ["de", ["en-US", "de-AT", "de"], "de-AT"],
  ["de", ["en-US", "en"], "de"],
  ["en", ["ar-EG"], "en"],
  ["en", ["not a tag", "en-IN"], "en-IN"],
])("sentences in %s have dates as a browser writes them that asks for %j", (language, asked, locale) => {
  expect(browserLocale(language, asked)).toBe(`${locale}-u-ca-gregory-nu-latn`);
});

test("sentences stay English, and values of inputs are what they are", () => {
  setFormatLocale("fr-FR");

  expect(formatRelativeTime(moment - 300, moment * 1000)).toBe("5 minutes ago");
  expect(toWallTime(moment, "Europe/Paris")).toBe("2026-11-21T13:00");
});
