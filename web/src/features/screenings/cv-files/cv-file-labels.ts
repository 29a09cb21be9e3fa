import type { CvFile } from "@winnow/contract/screenings.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { formatTimeLeft } from "../../../ui/format/format-time-left.ts";
import { sayField } from "../../../words/said-failure.ts";
import { wordsOf } from "../../../words/words.ts";
import type { BatchProgress } from "./batch-progress.ts";
import type { Upload } from "./upload-queue.ts";

/** How a file stands: in work, as it should be, set aside, or in need of a person. */
export type FileTone = "busy" | "fine" | "aside" | "trouble";

export type FileLabel = { tone: FileTone; sentence: string };

/** What the list says about a file that the server knows. */
export function cvFileLabel(file: CvFile): FileLabel {
  const state = stateLabel(file);
  return file.is_original_gone && state.tone !== "trouble"
    ? { tone: "trouble", sentence: wordsOf("cvFiles").file.originalGone({ state: state.sentence }) }
    : state;
}

function stateLabel(file: CvFile): FileLabel {
  const words = wordsOf("cvFiles").file;
  if (file.duplicate_of) {
    return { tone: "aside", sentence: words.duplicate({ name: file.duplicate_of.file_name }) };
  }
  switch (file.state) {
    case "uploading":
      return { tone: "trouble", sentence: words.notArrived };
    case "uploaded":
      if (file.is_checked) return { tone: "fine", sentence: words.ready };
      return { tone: "busy", sentence: file.waits_for_scanner ? words.waitsForScanner : words.checking };
    case "queued":
      return { tone: "busy", sentence: words.queued };
    case "screening":
      return { tone: "busy", sentence: words.screening };
    case "screened":
      return { tone: "fine", sentence: words.screened };
    case "failed":
      return { tone: "trouble", sentence: failureSentence(file.failure) };
  }
}

function failureSentence(failure: CvFile["failure"]): string {
  const words = wordsOf("cvFiles");
  if (failure === null) return words.file.unreadable;
  return [sayField(failure), words.remedies[failure.reason]].filter(Boolean).join(" ");
}

/** What the list says about a file that is still on its way. */
export function uploadLabel(upload: Upload): FileLabel {
  const words = wordsOf("cvFiles").upload;
  switch (upload.state) {
    case "waiting":
    case "linking":
    case "ready":
      return upload.tries > 0
        ? { tone: "busy", sentence: words.tryingAgain }
        : { tone: "busy", sentence: words.waiting };
    case "sending":
      return { tone: "busy", sentence: words.sending({ percent: sentPercent(upload) }) };
    case "sent":
    case "confirming":
    case "arrived":
      return { tone: "busy", sentence: words.checking };
    case "stalled":
    case "refused":
    case "lost":
      return { tone: "trouble", sentence: upload.reason ?? words.notSent };
  }
}

export function sentPercent(upload: Upload): number {
  return upload.sizeBytes === 0 ? 0 : Math.min(100, Math.floor((upload.sentBytes / upload.sizeBytes) * 100));
}

/** "142 of 300 files sent · 47% · about 2 minutes left". */
export function batchLabel(batch: BatchProgress, isPaused: boolean): string {
  const words = wordsOf("cvFiles").sending;
  const sent = words.sent({ arrived: formatNumber(batch.arrived), total: batch.total });
  if (isPaused) return `${sent} · ${words.paused}`;
  const left = batch.secondsLeft === null ? "" : ` · ${formatTimeLeft(batch.secondsLeft)}`;
  return `${sent} · ${batch.percent}%${left}`;
}

/**
 * The uploads that deserve a row of their own: first those that need a person, then those on their way. The many
 * that only wait are counted.
 */
export function uploadsInView(
  uploads: readonly Upload[],
  rows = 25,
): { shown: Upload[]; hiddenCount: number } {
  const ordered = [
    ...uploads.filter((upload) => upload.state === "refused" || upload.state === "stalled"),
    ...uploads.filter(isOnItsWay),
    ...uploads.filter(isStillWaiting),
  ];
  return { shown: ordered.slice(0, rows), hiddenCount: Math.max(0, ordered.length - rows) };
}

function isOnItsWay({ state }: Upload): boolean {
  return state === "sending" || state === "sent" || state === "confirming" || state === "arrived";
}

function isStillWaiting({ state }: Upload): boolean {
  return state === "waiting" || state === "linking" || state === "ready";
}
