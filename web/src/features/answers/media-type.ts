import type { recordingKinds } from "@winnow/contract/answers.ts";

export type RecordingKind = (typeof recordingKinds)[number];

/** Best first. VP8 costs a weak phone least; Safari records MP4 only. */
const mediaTypes: Record<RecordingKind, readonly string[]> = {
  video: [
    "video/webm;codecs=vp8,opus",
    "video/webm;codecs=vp9,opus",
    "video/webm",
    "video/mp4;codecs=avc1.42E01E,mp4a.40.2",
    "video/mp4",
  ],
  audio: ["audio/webm;codecs=opus", "audio/webm", "audio/mp4;codecs=mp4a.40.2", "audio/mp4"],
};

/** What this browser records; null where it records nothing of the kind. */
export function chooseMediaType(
  kind: RecordingKind,
  isSupported: (mediaType: string) => boolean,
): string | null {
  return mediaTypes[kind].find(isSupported) ?? null;
}

/** As `chooseMediaType`, by the browser itself. */
export function mediaTypeHere(kind: RecordingKind): string | null {
  if (typeof MediaRecorder === "undefined") return null;
  return chooseMediaType(kind, (mediaType) => MediaRecorder.isTypeSupported(mediaType));
}
