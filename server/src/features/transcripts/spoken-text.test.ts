import { expect, test } from "vitest";
import { spokenText } from "./spoken-text.ts";

test("recordings of an answer become one text in which each segment has its place and its time", () => {
  const said = (words: string[]) =>
    words.map((text, index) => ({ startMs: index * 1000, endMs: index * 1000 + 900, text }));
  const { text, segmentsOf } = spokenText([
    { recording_id: "first", segments: said(["I called", "the doctor."]) },
    { recording_id: "silent", segments: [] },
    { recording_id: "last", segments: said(["Then I stayed."]) },
  ]);

  expect(text).toBe("I called the doctor.\nThen I stayed.");
  expect(segmentsOf.get("silent")).toEqual([]);
  expect(segmentsOf.get("last")).toEqual([{ start: 21, end: 35, start_ms: 0, end_ms: 900 }]);
  expect(segmentsOf.get("first")?.map(({ start, end }) => text.slice(start, end))).toEqual([
    "I called",
    "the doctor.",
  ]);
});
