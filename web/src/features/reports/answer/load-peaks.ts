import { peaksOf } from "./peaks-of.ts";

/** A larger recording is not fetched as a whole for a picture of it. */
const maximumBytes = 30 * 1024 * 1024;
/** In Hz; enough to see where somebody speaks, and little to keep in memory. */
const sampleRate = 8_000;

/**
 * How loud a recording is over its length: `count` values from 0 to 1. Null where it is too large, cannot be fetched or
 * has no sound that this browser can read.
 */
export async function loadPeaks(
  url: string,
  { count, signal }: { count: number; signal: AbortSignal },
): Promise<number[] | null> {
  const response = await fetch(url, { signal });
  const size = Number(response.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
  if (!response.ok || size > maximumBytes) {
    await response.body?.cancel();
    return null;
  }
  const bytes = await response.arrayBuffer();
  try {
    const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes);
    return peaksOf(sound.getChannelData(0), count);
  } catch {
    return null;
  }
}
