/** A file that was chosen, on its way to being part of the application. */
export type FileState =
  | { step: "none" }
  /** The CV comes first: with it the application begins. */
  | { step: "held"; name: string; sizeBytes: number }
  | { step: "sending"; name: string; sizeBytes: number; sentBytes: number }
  | { step: "reading"; name: string; sizeBytes: number }
  | { step: "arrived"; name: string; sizeBytes: number }
  | { step: "refused"; name: string; words: string };
