import { sendFile, type UploadLink } from "../../../api/send-file.ts";
import { pause, pauseBefore } from "../../../api/until-answered.ts";

/** A line can fall silent without an error: then it is tried anew. */
const silentMs = 40_000;

/**
 * Brings a file to the storage, however often the line breaks; a link that has expired is asked for again. Throws what
 * `askLink` throws, and when it is given up.
 */
export async function sendUntilStored(sending: {
  file: File;
  askLink: () => Promise<UploadLink>;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  onWaiting: (isWaiting: boolean) => void;
}): Promise<void> {
  const { file, askLink, signal, onProgress, onWaiting } = sending;
  let link: UploadLink | null = null;
  for (let tries = 0; ; tries += 1) {
    link ??= await askLink();
    signal.throwIfAborted();
    const outcome = await sendOnce(file, link, { signal, onProgress });
    signal.throwIfAborted();
    if (outcome === "stored") {
      onWaiting(false);
      return;
    }
    onProgress(0);
    if (outcome === "linkExpired") link = null;
    else onWaiting(true);
    if (outcome !== "linkExpired" || tries > 0) await pause(pauseBefore(tries), signal);
  }
}

async function sendOnce(
  file: File,
  link: UploadLink,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sentBytes: number) => void },
) {
  const sending = sendFile({
    file,
    link,
    onProgress: (sentBytes) => {
      watch();
      onProgress(sentBytes);
    },
  });
  let timer = setTimeout(sending.abort, silentMs);
  function watch() {
    clearTimeout(timer);
    timer = setTimeout(sending.abort, silentMs);
  }
  signal.addEventListener("abort", sending.abort);
  try {
    return await sending.outcome;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", sending.abort);
  }
}
