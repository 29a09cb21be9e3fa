import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { lastsLabel, spanLabel, trendLabel, waitLabel } from "./figure-words.ts";

speak("en");
await loadWords("charts", "dashboard");

const trend = (total: number, previous: number) =>
  trendLabel({ total, previous, period: "30d", format: String });

test("a figure is compared with as long a time before", () => {
  expect(trend(30, 18)).toBe("12 more than in the 30 days before");
  expect(trend(3, 18)).toBe("15 fewer than in the 30 days before");
  expect(trend(3, 3)).toBe("As many as in the 30 days before");
  expect(trend(0, 0)).toBe("None in the 30 days before either");
});

test("how long credits last is said as roughly as it is known", () => {
  expect([0, 1, 13, 42, 69, 75, 400, 800].map(lastsLabel)).toEqual([
    "less than a day",
    "about 1 day",
    "about 13 days",
    "about 6 weeks",
    "about 10 weeks",
    "about 2 months",
    "about 13 months",
    "more than two years",
  ]);
});

test("waits are said in minutes, hours or days", () => {
  expect([0.5, 1.2, 47, 84].map(waitLabel)).toEqual(["30 minutes", "1 hour", "47 hours", "3.5 days"]);
});

test("a span is named by its day or its days", () => {
  expect(spanLabel({ from: "2026-11-21", to: "2026-11-21" })).toBe("Nov 21");
  expect(spanLabel({ from: "2026-11-15", to: "2026-11-21" })).toBe("Nov 15\u2009–\u200921");
});
