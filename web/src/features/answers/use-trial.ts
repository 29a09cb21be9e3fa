import { useEffect, useRef, useState } from "react";
import { mediaTypeHere, type RecordingKind } from "./media-type.ts";

/** A recording for oneself that never leaves the page. */
export function useTrial(stream: MediaStream | null, kind: RecordingKind, longestMs: number) {
  const [isRecording, setIsRecording] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);

  useEffect(() => () => recorder.current?.stop(), []);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  function start() {
    const mediaType = mediaTypeHere(kind);
    if (!stream || !mediaType) return;
    const current = new MediaRecorder(stream, { mimeType: mediaType });
    const blobs: Blob[] = [];
    const timer = setTimeout(() => current.stop(), longestMs);
    current.addEventListener("dataavailable", ({ data }) => blobs.push(data));
    current.addEventListener("stop", () => {
      clearTimeout(timer);
      recorder.current = null;
      setIsRecording(false);
      setUrl(URL.createObjectURL(new Blob(blobs, { type: mediaType })));
    });
    recorder.current = current;
    setUrl(null);
    setIsRecording(true);
    current.start();
  }

  return { isRecording, url, start, stop: () => recorder.current?.stop() };
}
