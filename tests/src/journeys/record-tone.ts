import type { WatchedPage } from "../support/browser.ts";

/** Some seconds of a tone as this browser records it, WebM with Opus. */
export async function recordTone(page: WatchedPage): Promise<Uint8Array> {
  const base64 = await page.evaluate(async () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const destination = context.createMediaStreamDestination();
    tone.connect(destination);
    tone.start();
    const recorder = new MediaRecorder(destination.stream, { mimeType: "audio/webm;codecs=opus" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const isOver = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    recorder.stop();
    await isOver;
    await context.close();
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  return new Uint8Array(Buffer.from(base64, "base64"));
}
