import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { batchProgress } from "./batch-progress.ts";
import { afterUploadEvent } from "./upload-queue.ts";

speak("en");
await loadWords("cvFiles");

const files = ["a", "b", "c"].map((key) => {
  return { key, fileId: key, name: `${key}.pdf`, sizeBytes: 1_000, type: "" };
});

test("what has arrived and left the queue counts on", () => {
  let uploads = afterUploadEvent([], { type: "added", files });
  uploads = afterUploadEvent(uploads, { type: "progressed", key: "a", sentBytes: 500 });
  const progress = batchProgress(uploads, { files: 1, bytes: 1_000, sinceMs: 0 }, 6_000);
  expect(progress).toEqual({ arrived: 1, total: 4, percent: 37, secondsLeft: 10 });
});

test("no time is guessed in the first seconds", () => {
  const uploads = afterUploadEvent([], { type: "added", files });
  expect(batchProgress(uploads, { files: 1, bytes: 1_000, sinceMs: 0 }, 1_000).secondsLeft).toBeNull();
});

test("files that were refused are no part of what is left", () => {
  let uploads = afterUploadEvent([], { type: "added", files });
  uploads = afterUploadEvent(uploads, { type: "refused", keys: ["a"], reason: "This file is empty." });
  expect(batchProgress(uploads, { files: 0, bytes: 0, sinceMs: 0 }, 0).total).toBe(2);
});
