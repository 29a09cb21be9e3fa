import { isolate } from "@winnow/contract/isolate.ts";
import type { CvFile } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { formatTimeLeft } from "../../../ui/format/format-time-left.ts";
import type { BatchProgress } from "./batch-progress.ts";
import { failureRemedies } from "./failure-remedies.ts";
import type { Upload } from "./upload-queue.ts";

/** How a file stands: in work, as it should be, set aside, or in need of a person. */
export type FileTone = "busy" | "fine" | "aside" | "trouble";

export type FileLabel = { tone: FileTone; sentence: string };

/** What the list says about a file that the server knows. */
export function cvFileLabel(file: CvFile): FileLabel {
  const words = stateWords(file);
  return file.is_original_gone && words.tone !== "trouble"
    ? { tone: "trouble", sentence: `${words.sentence}. Its original is no longer stored.` }
    : words;
}

function stateWords(file: CvFile): FileLabel {
  if (file.duplicate_of) {
    return {
      tone: "aside",
      sentence: `Duplicate of ${isolate(file.duplicate_of.file_name)}. It is neither screened nor charged.`,
    };
  }
  switch (file.state) {
    case "uploading":
      return {
        tone: "trouble",
        sentence: "It has not arrived. Select the file again, or remove this.",
      };
    case "uploaded":
      return file.is_checked ? { tone: "fine", sentence: "Ready" } : { tone: "busy", sentence: "Checking" };
    case "queued":
      return { tone: "busy", sentence: "Waiting to be screened" };
    case "screening":
      return { tone: "busy", sentence: "Being screened" };
    case "screened":
      return { tone: "fine", sentence: "Screened" };
    case "failed":
      return { tone: "trouble", sentence: failureSentence(file.failure) };
  }
}

function failureSentence(failure: CvFile["failure"]): string {
  if (failure === null) return "This file could not be read.";
  return [failure.message, failureRemedies[failure.reason]].filter(Boolean).join(" ");
}

/** What the list says about a file that is still on its way. */
export function uploadLabel(upload: Upload): FileLabel {
  switch (upload.state) {
    case "waiting":
    case "linking":
    case "ready":
      return upload.tries > 0
        ? { tone: "busy", sentence: "The connection was lost. Trying again by itself" }
        : { tone: "busy", sentence: "Waiting to be sent" };
    case "sending":
      return { tone: "busy", sentence: `Uploading ${sentPercent(upload)}%` };
    case "sent":
    case "confirming":
    case "arrived":
      return { tone: "busy", sentence: "Checking" };
    case "stalled":
    case "refused":
    case "lost":
      return { tone: "trouble", sentence: upload.reason ?? "This file could not be sent." };
  }
}

export function sentPercent(upload: Upload): number {
  return upload.sizeBytes === 0 ? 0 : Math.min(100, Math.floor((upload.sentBytes / upload.sizeBytes) * 100));
}

/** "142 of 300 files sent · 47% · about 2 minutes left". */
export function batchLabel(batch: BatchProgress, isPaused: boolean): string {
  const sent = `${formatNumber(batch.arrived)} of ${formatCount(batch.total, "file", "files")} sent`;
  if (isPaused) return `${sent} · paused`;
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
