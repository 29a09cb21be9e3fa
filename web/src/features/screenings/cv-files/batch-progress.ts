import { isRunning, type Upload } from "./upload-queue.ts";

/** What of a batch has arrived and left the queue already, and when the batch began. */
export type Released = { files: number; bytes: number; sinceMs: number };

/** How far the files are that were added together. */
export type BatchProgress = {
  arrived: number;
  total: number;
  percent: number;
  /** Null while nothing can be said yet. */
  secondsLeft: number | null;
};

const firstGuessAfterMs = 3_000;

/** How far a batch is, by bytes, with the time left at the pace since it began. */
export function batchProgress(uploads: readonly Upload[], released: Released, nowMs: number): BatchProgress {
  const counted = uploads.filter((upload) => isRunning(upload) || upload.state === "arrived");
  const arrived = released.files + counted.filter((upload) => upload.state === "arrived").length;
  const sentBytes = released.bytes + sum(counted.map((upload) => upload.sentBytes));
  const allBytes = released.bytes + sum(counted.map((upload) => upload.sizeBytes));
  const tookMs = nowMs - released.sinceMs;
  const canTell = tookMs >= firstGuessAfterMs && sentBytes > 0;
  return {
    arrived,
    total: released.files + counted.length,
    percent: allBytes === 0 ? 0 : Math.min(99, Math.floor((sentBytes / allBytes) * 100)),
    secondsLeft: canTell ? Math.ceil(((allBytes - sentBytes) / sentBytes) * (tookMs / 1_000)) : null,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
