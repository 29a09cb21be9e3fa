import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { startHindrance, startLabel } from "./start-labels.ts";

speak("en");
await loadWords("screenings");

test("the button names the price of what it starts", () => {
  expect(startLabel({ quoted: 3_800, readable: 38 })).toBe("Start screening · 38.00 credits");
});

test("a sample is free, and nothing to screen has no price", () => {
  expect(startLabel({ quoted: 0, readable: 12 })).toBe("Start screening · free");
  expect(startLabel({ quoted: 0, readable: 0 })).toBe("Start screening");
  expect(startLabel(undefined)).toBe("Start screening");
});

test("files on their way and CVs being checked hold a start back, and the reason is said", () => {
  const ready = { uploadsRunning: 0, checking: 0, mode: "simple" } as const;
  expect(startHindrance(ready)).toBeNull();
  expect(startHindrance({ ...ready, uploadsRunning: 1, checking: 2 })).toBe(
    "1 file is still being sent. Starting is possible once all have arrived.",
  );
  expect(startHindrance({ ...ready, checking: 2 })).toBe(
    "2 CVs are still being checked. Starting is possible in a moment.",
  );
  expect(startHindrance({ ...ready, checking: 2, mode: "live" })).toBeNull();
});
