import { expect, test } from "vitest";
import { joinTexts } from "../../platform/joined-texts.ts";
import { groupEntries } from "./group-entries.ts";

const at = (moment: string) => Date.parse(moment);

test("entries are summed by work and day of the clock, whatever order those around a midnight were committed in", () => {
  const times = [
    "2025-03-29T22:59:00Z",
    "2025-03-29T23:01:00Z",
    "2025-03-29T22:58:00Z",
    "2025-03-29T22:57:00Z",
    "2025-03-30T21:59:00Z",
    "2025-03-30T22:00:00Z",
    "2025-03-30T22:01:00Z",
  ].map(at);
  const entries = {
    forgotten: 0,
    sequences: Float64Array.from([1, 2, 3, 4, 5, 6, 7]),
    times: Float64Array.from(times),
    amounts: Float64Array.from([-1, -2, -4, 500, -8, -16, -32]),
    references: [],
    works: Int32Array.from([0, 0, 0, 1, 0, 0, 0]),
    workIds: ["nurses", ""],
    texts: joinTexts("", 0) ?? { text: "", ends: new Uint32Array() },
  };
  const madrid = [
    { startsAt: new Date(0), aheadSeconds: 3_600 },
    { startsAt: new Date("2025-03-30T01:00:00Z"), aheadSeconds: 7_200 },
  ];

  const groups = groupEntries({ entries, places: [0, 1, 2, 3, 4, 5, 6], newestId: "seven" }, madrid);

  const day = at("2025-03-29T00:00:00Z") / 86_400_000;
  expect(groups).toEqual({
    newestId: "seven",
    days: Int32Array.from([day, day, day + 1, day + 2]),
    entries: Float64Array.from([2, 1, 2, 2]),
    moved: Float64Array.from([-5, 500, -10, -48]),
    lastSequences: Float64Array.from([3, 4, 5, 7]),
  });
});
