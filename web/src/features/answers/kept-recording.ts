import type { RecordingKind } from "./media-type.ts";

/** A recording that was begun in this browser. */
export type KeptRecording = {
  id: string;
  token: string;
  questionId: string;
  kind: RecordingKind;
  take: number;
  mediaType: string;
  /** The page that records it. */
  pageId: string;
  /** So far. */
  partsCount: number;
  recordedMs: number;
  isEnded: boolean;
  /** The server knows that it has ended. */
  isEndTold: boolean;
  /** Something of it can never arrive. */
  isLost: boolean;
};
