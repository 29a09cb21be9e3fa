/** What the isolated media process does (see `media-process.ts`). */
export type MediaTasks = {
  joinRecording: {
    /** Files of this machine: the bytes of a recording as they came, and where the whole one is to be written. */
    input: { from: string; to: string };
    output:
      | { ok: true; durationMs: number; mediaType: string }
      /** No WebM or MP4, or nothing in it that can be played. */
      | { ok: false };
  };
  /** Writes what is heard of a recording into a file without pictures. */
  extractSound: {
    input: { from: string; to: string };
    output:
      | { ok: true; mediaType: string }
      /** Nothing is heard in it. */
      | { ok: false };
  };
};
