/** What was said from `startMs` to `endMs`, in milliseconds of the recording. */
export type TranscriptSegment = { startMs: number; endMs: number; text: string };

/** In the order in which it was said; none where nothing was. */
export type Transcript = TranscriptSegment[];

/** The port for putting speech into text. */
export type Transcriber = {
  /** Fit to show to whoever is recorded: "whisper-1 (api.openai.com)". */
  name: string;
  /** The largest recording that it takes. */
  maximumBytes: number;
  /** Throws `ServiceRefused` where trying again is of no use. */
  transcribe: (recording: { bytes: Uint8Array; mediaType: string }) => Promise<Transcript>;
};
