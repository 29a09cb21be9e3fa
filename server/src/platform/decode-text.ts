import { isUtf8 } from "node:buffer";

/** Text in UTF-8, UTF-16 or Windows-1252; null for bytes that are none. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes("\u0000") ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 1_000);
  const zeros = start.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0);
  // Latin letters in UTF-16 are every other byte a zero.
  if (zeros > start.length / 3) return start[0] === 0 ? "utf-16be" : "utf-16le";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}
