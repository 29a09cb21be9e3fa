import type { CvFile } from "@winnow/contract/screenings.ts";
import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { cvFileLabel, uploadLabel, uploadsInView } from "./cv-file-labels.ts";
import { afterUploadEvent, type Upload, type UploadState } from "./upload-queue.ts";

speak("en");
await loadWords("cvFiles", "failures", "lists");

test("a file that is being checked and one that is ready are told apart", () => {
  expect(cvFileLabel(fileWith({ is_checked: false })).sentence).toBe("Checking");
  expect(cvFileLabel(fileWith({ is_checked: true })).sentence).toBe("Ready");
});

test("a duplicate names the file that it repeats", () => {
  const words = cvFileLabel(fileWith({ duplicate_of: { id: "f2", file_name: "Ada.pdf" } }));
  expect(words).toEqual({
    tone: "aside",
    sentence: "Duplicate of Ada.pdf. It is neither screened nor charged.",
  });
});

test("a duplicate of a file with an Arabic name is said in a sentence that stays in order", () => {
  const words = cvFileLabel(fileWith({ duplicate_of: { id: "f2", file_name: "سيرة.pdf" } }));
  expect(words.sentence).toBe("Duplicate of \u2068سيرة.pdf\u2069. It is neither screened nor charged.");
});

test("a file that waits for the virus scanner says so, until it is checked", () => {
  const waiting = fileWith({ state: "uploaded", is_checked: false, waits_for_scanner: true });
  expect(cvFileLabel(waiting)).toEqual({
    tone: "busy",
    sentence: "Waiting for the virus scanner; this goes on by itself",
  });
  expect(cvFileLabel({ ...waiting, is_checked: true }).sentence).toBe("Ready");
});

test("a file that could not be read says why", () => {
  const failure = { reason: "encrypted", message: "This file is protected by a password." } as const;
  expect(cvFileLabel(fileWith({ state: "failed", failure }))).toEqual({
    tone: "trouble",
    sentence: "This file is protected by a password.",
  });
});

test("a file that could not be read says what can be done, where the reason does not", () => {
  const failure = { reason: "damaged", message: "This file is damaged and cannot be opened." } as const;
  expect(cvFileLabel(fileWith({ state: "failed", failure })).sentence).toBe(
    "This file is damaged and cannot be opened. Ask for it again, saved as PDF or DOCX.",
  );
});

test("a file whose original is missing says so beside its state", () => {
  expect(cvFileLabel(fileWith({ state: "screened", is_original_gone: true }))).toEqual({
    tone: "trouble",
    sentence: "Screened. Its original is no longer stored.",
  });
});

test("an upload says how far it is and that it goes on by itself", () => {
  expect(uploadLabel(uploadIn("sending", { sentBytes: 499 })).sentence).toBe("Uploading 49%");
  expect(uploadLabel(uploadIn("waiting", { tries: 1 })).sentence).toContain("by itself");
});

test("uploads in trouble come first, and the many that wait are counted", () => {
  const uploads = [
    ...Array.from({ length: 30 }, (_, index) => uploadIn("waiting", { key: `w${index}` })),
    uploadIn("sending", { key: "s" }),
    uploadIn("stalled", { key: "t" }),
  ];
  const { shown, hiddenCount } = uploadsInView(uploads);
  expect(shown.slice(0, 3).map((upload) => upload.key)).toEqual(["t", "s", "w0"]);
  expect(hiddenCount).toBe(7);
});

function fileWith(difference: Partial<CvFile>): CvFile {
  return {
    id: "f1",
    file_name: "cv.pdf",
    size_bytes: 1_000,
    state: "uploaded",
    is_checked: true,
    failure: null,
    duplicate_of: null,
    result_id: null,
    waits_for_scanner: false,
    is_original_gone: false,
    created_at: 1_790_000_000,
    ...difference,
  };
}

function uploadIn(state: UploadState, difference: Partial<Upload> = {}): Upload {
  const [upload] = afterUploadEvent([], {
    type: "added",
    files: [{ key: "u", fileId: "f", name: "cv.pdf", sizeBytes: 1_000, type: "" }],
  });
  if (!upload) throw new Error("An added file is in the queue.");
  return { ...upload, state, ...difference };
}
