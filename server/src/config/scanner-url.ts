import { z } from "zod";
import type { ClamdAddress } from "../platform/scanner/clamd-scanner.ts";

/** Where clamd listens unless it is told otherwise. */
const usualPort = 3310;

/** `clamd://host:port`, or `clamd:///path/to/socket`. Parses to where clamd is asked, or to null what is neither. */
export const scannerUrl = z
  .string()
  .transform(readScannerUrl)
  .refine(
    (address) => address !== null,
    "must be where clamd listens, such as clamd://127.0.0.1:3310 or clamd:///run/clamav/clamd.ctl",
  );

function readScannerUrl(text: string): ClamdAddress | null {
  if (!URL.canParse(text)) {
    return null;
  }
  const url = new URL(text);
  if (url.protocol !== "clamd:" || [url.username, url.password, url.search, url.hash].some(Boolean)) {
    return null;
  }
  if (url.hostname === "") {
    return readPath(url.pathname);
  }
  if (!["", "/"].includes(url.pathname)) {
    return null;
  }
  const port = url.port === "" ? usualPort : Number(url.port);
  // An IPv6 address stands in brackets in a URL, and nowhere else.
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return port === 0 ? null : { host, port };
}

function readPath(path: string): ClamdAddress | null {
  if (!path.startsWith("/") || path.endsWith("/")) {
    return null;
  }
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? null : { path: decoded };
  } catch {
    return null;
  }
}
