import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { durationWords, windowSentence } from "./window-words.ts";

speak("en");
await loadWords("drives", "driveSetup");

const at = (moment: string) => Date.parse(moment) / 1000;
const reader = { timeZone: "Europe/Madrid", nowSeconds: at("2026-11-20T08:00Z") };

test("the window is said in the drive's time, with how long it is", () => {
  const window = {
    opens_at: at("2026-11-23T08:00Z"),
    closes_at: at("2026-11-30T17:00Z"),
    time_zone: "Europe/Madrid",
  };
  expect(windowSentence(window, reader).replaceAll("\u202f", " ")).toBe(
    "Candidates can begin from Nov 23, 2026, 9:00 AM, until Nov 30, 2026, 6:00 PM, Madrid time, which leaves 7 days.",
  );
});

test("a reader elsewhere is told what the own clock shows then", () => {
  const window = { opens_at: null, closes_at: at("2026-11-20T17:00Z"), time_zone: "America/New_York" };
  expect(windowSentence(window, reader).replaceAll("\u202f", " ")).toBe(
    "Candidates can begin from their invitation on, until Nov 20, 2026, 12:00 PM, New York time, which leaves 9 hours. Your clock then shows Nov 20, 2026, 6:00 PM.",
  );
});

test("without an end it asks for one, and says when an end has passed", () => {
  const window = { opens_at: null, closes_at: null, time_zone: "UTC" };
  expect(windowSentence(window, reader)).toBe("Set until when candidates can begin.");
  expect(windowSentence({ ...window, closes_at: at("2026-11-19T17:00Z") }, reader)).toContain(
    "which has passed",
  );
});

test("lengths of time are said in words", () => {
  expect([0, 30, 60, 90, 120].map(durationWords)).toEqual([
    "None",
    "30 seconds",
    "1 minute",
    "1 minute 30 s",
    "2 minutes",
  ]);
});
