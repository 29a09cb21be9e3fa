import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { recordingWords } from "./recording-words.ts";

speak("en");
await loadWords("reports", "failures");

const recording = { kind: "audio", state: "ready", failure: null, duration_ms: 83_000 } as const;

test("a recording that can be played says how long it is", () => {
  expect(recordingWords(recording)).toBe("Audio, 1:23");
  expect(recordingWords({ ...recording, kind: "video", duration_ms: null })).toBe("Video");
});

test("one that is on its way says so, and one that is lost says why", () => {
  expect(recordingWords({ ...recording, state: "ended" })).toContain("being made playable");
  expect(recordingWords({ ...recording, state: "recording" })).toContain("being recorded");
  expect(recordingWords({ ...recording, state: "failed", failure: "No sound was sent." })).toBe(
    "Audio: it cannot be played. No sound was sent.",
  );
});
