import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { canTranscribe, transcriptWords } from "./transcript-words.ts";

speak("en");
await loadWords("reports", "failures");

const over = { isGoingOn: false, hasService: true };
const transcript = (state: "waiting" | "ready" | "failed", failure: string | null = null) => ({
  state,
  failure,
  made_by: null,
  segments: [],
});

test("a recording without a service is played, and nobody can have it put into text", () => {
  const without = { ...over, hasService: false };

  expect(transcriptWords(null, without)).toContain("nothing here turns speech into text");
  expect(canTranscribe(null, without)).toBe(false);
  expect(canTranscribe(transcript("failed", "It was refused."), without)).toBe(false);
});

test("whoever was not told is put into text by a person, once the interview is over", () => {
  expect(transcriptWords(null, over)).toContain("was not told");
  expect(canTranscribe(null, over)).toBe(true);
  expect(transcriptWords(null, { ...over, isGoingOn: true })).toBeNull();
  expect(canTranscribe(null, { ...over, isGoingOn: true })).toBe(false);
});

test("what is awaited, failed or silent is said", () => {
  expect(transcriptWords(transcript("waiting"), over)).toContain("is being put into text");
  expect(transcriptWords(transcript("waiting"), { ...over, isGoingOn: true })).toContain(
    "once the interview",
  );
  expect(transcriptWords(transcript("failed", "It was refused."), over)).toContain("It was refused.");
  expect(transcriptWords(transcript("ready"), over)).toBe("No words were heard in it.");
  expect([canTranscribe(transcript("waiting"), over), canTranscribe(transcript("failed"), over)]).toEqual([
    false,
    true,
  ]);
});
