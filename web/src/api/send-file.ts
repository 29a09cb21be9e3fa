import { failures } from "@winnow/contract/failures.ts";

export type UploadLink = { url: string; method: "PUT"; headers: Record<string, string> };

export type SendOutcome =
  | "stored"
  | "linkExpired"
  | "connectionFailed"
  | "storageFull"
  | "storageUnavailable"
  | "aborted";

/**
 * Puts a file to a presigned link. XMLHttpRequest, because fetch tells nothing about the progress of what it sends.
 * The storage answers 403 to a link that has expired; everything else but a success is worth another try.
 */
export function sendFile(sending: {
  file: File;
  link: UploadLink;
  onProgress: (sentBytes: number) => void;
}): { outcome: Promise<SendOutcome>; abort: () => void } {
  const { file, link, onProgress } = sending;
  const request = new XMLHttpRequest();
  const outcome = new Promise<SendOutcome>((resolve) => {
    request.upload.onprogress = (event) => onProgress(event.loaded);
    request.onload = () => resolve(outcomeOf(request.status));
    request.onerror = () => resolve("connectionFailed");
    request.onabort = () => resolve("aborted");
    request.open(link.method, link.url);
    for (const [name, value] of Object.entries(link.headers)) {
      if (!isSetByBrowser(name)) request.setRequestHeader(name, value);
    }
    request.send(file);
  });
  return { outcome, abort: () => request.abort() };
}

function outcomeOf(status: number): SendOutcome {
  if (status >= 200 && status < 300) return "stored";
  if (status === failures.storageFull.status) return "storageFull";
  if (status === failures.storageUnavailable.status) return "storageUnavailable";
  return status >= 400 && status < 500 && status !== 408 && status !== 429
    ? "linkExpired"
    : "connectionFailed";
}

/** Browsers set these themselves and refuse to be told. */
function isSetByBrowser(name: string): boolean {
  return ["content-length", "host"].includes(name.toLowerCase());
}
