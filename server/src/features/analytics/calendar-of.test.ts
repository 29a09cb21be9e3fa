import { expect, test } from "vitest";
import { calendarOf } from "./calendar-of.ts";

const now = new Date("2026-11-21T22:30:00Z");

test("a week is seven days with today, by the reader's clock, and as many before it up to the same hour", () => {
  const { spans, weeks, previous, endsAt } = calendarOf({ period: "7d", timezone: "Asia/Kolkata", now });

  expect(spans.map(({ from }) => from)).toEqual([
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]);
  expect(spans[0]?.startsAt).toEqual(new Date("2026-11-15T18:30:00Z"));
  expect(weeks).toEqual(spans);
  expect(previous).toEqual({
    startsAt: new Date("2026-11-08T18:30:00Z"),
    endsAt: new Date("2026-11-14T22:30:00Z"),
  });
  expect(endsAt).toEqual(now);
});

test("thirty days are told in days, with times to decision in four weeks that end today", () => {
  const { spans, weeks } = calendarOf({ period: "30d", timezone: "UTC", now });

  expect(spans).toHaveLength(30);
  expect(weeks.map(({ from, to }) => [from, to])).toEqual([
    ["2026-10-23", "2026-10-31"],
    ["2026-11-01", "2026-11-07"],
    ["2026-11-08", "2026-11-14"],
    ["2026-11-15", "2026-11-21"],
  ]);
});

test.each([
  ["90d", 13, "2026-08-24"],
  ["365d", 52, "2025-11-22"],
] as const)("%s are told in %i weeks without a gap", (period, count, first) => {
  const { spans } = calendarOf({ period, timezone: "America/New_York", now });

  expect(spans).toHaveLength(count);
  expect(spans[0]?.from).toBe(first);
  expect(spans.at(-1)?.to).toBe("2026-11-21");
  for (const [index, { to }] of spans.slice(0, -1).entries()) {
    expect(Date.parse(spans[index + 1]?.from ?? "") - Date.parse(to)).toBe(86_400_000);
  }
});
