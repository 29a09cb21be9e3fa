import type { ReadOutcome } from "./document-text.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import type { Recognise } from "./recognition/recognition.ts";
import { splitLongLines } from "./split-long-lines.ts";

/** A PDF may begin after up to 1,024 other bytes (ISO 32000-1, annex H, note 13). */
const pdfSearchBytes = 1024;

/**
 * Reads a CV from the bytes of a file. The type is told by the content; names and claimed types play no role.
 *
 * Never throws for what is in the file: trouble comes back as a `ReadFailureReason`. Memory and time are limited
 * by the process that this runs in; "tookTooLong" comes from here only when `recognise` gave up. No network, no files.
 *
 * Pages without text of their own are read from their picture when `recognise` is given; without it they stay
 * empty, and a document of such pages alone has "noText".
 */
export async function readDocument(
  bytes: Uint8Array,
  options: { recognise?: Recognise; maxBytes?: number } = {},
): Promise<ReadOutcome> {
  if (bytes.length > (options.maxBytes ?? Number.POSITIVE_INFINITY)) return { ok: false, reason: "tooLarge" };
  const outcome = await readByType(bytes, options.recognise);
  if (!outcome.ok) return outcome;
  return { ok: true, document: { ...outcome.document, lines: splitLongLines(outcome.document.lines) } };
}

async function readByType(bytes: Uint8Array, recognise: Recognise | undefined): Promise<ReadOutcome> {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (isPdf(bytes)) return readPdf(bytes, recognise);
  if (isZip(bytes)) return readDocx(bytes);
  if (isEncryptedOffice(bytes)) return { ok: false, reason: "encrypted" };
  return { ok: false, reason: "unsupportedType" };
}

/** By its head, or by its end when the head is damaged. */
function isPdf(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return (
    all.subarray(0, pdfSearchBytes).includes("%PDF-") || all.subarray(-pdfSearchBytes).includes("startxref")
  );
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** Word wraps a document that needs a password into an OLE file with this stream ([MS-OFFCRYPTO], 2.3). */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  const isOle = [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
  return isOle && Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
}
