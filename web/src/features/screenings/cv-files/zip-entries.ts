import { maximumFileBytes, maximumFilesPerCall } from "@winnow/contract/limits.ts";
import { byName } from "../../../ui/format/by-name.ts";
import { wordsOf } from "../../../words/words.ts";

/** Unpacked bytes that one archive may come to. */
export const maximumUnpackedBytes = 1024 ** 3;

export type ZipEntry = {
  name: string;
  /** Where its local header begins. */
  offset: number;
  compressedBytes: number;
  /** As the archive says; it may lie. */
  sizeBytes: number;
  isDeflated: boolean;
};
export type LeftOut = { name: string; reason: string };
export type ZipPlan = { taken: ZipEntry[]; leftOut: LeftOut[] };

/** Why an archive cannot be opened at all, in a sentence for the person who chose it. */
export class ZipUnreadable extends Error {}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
/** The end record may be followed by a comment of 64 kB at the most (APPNOTE 4.3.16). */
export const maxEndBytes = endBytes + 0xffff;

/** Where the list of entries lies, from the last bytes of an archive. Throws `ZipUnreadable`. */
export function findEntryList(tail: Uint8Array): { offset: number; sizeBytes: number } {
  const view = viewOf(tail);
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    const sizeBytes = view.getUint32(at + 12, true);
    const offset = view.getUint32(at + 16, true);
    if (offset === 0xffffffff || sizeBytes > 16 * 1024 * 1024) {
      throw new ZipUnreadable(wordsOf("cvFiles").zip.tooLarge);
    }
    return { offset, sizeBytes };
  }
  throw new ZipUnreadable(wordsOf("cvFiles").zip.damaged);
}

/** Which entries are taken and which are left out, each with the reason, judged by the list alone. */
export function planUnpacking(list: Uint8Array): ZipPlan {
  const taken: ZipEntry[] = [];
  const leftOut: LeftOut[] = [];
  const words = wordsOf("cvFiles").entry;
  let unpackedBytes = 0;
  const named = [...entriesOf(list)].flatMap((entry) => {
    const name = cleanEntryName(entry.path);
    return name === null ? [] : [{ ...entry, name }];
  });
  for (const entry of named.sort(byName)) {
    const { name } = entry;
    const reason =
      refusalOf(entry, name) ??
      (taken.length === maximumFilesPerCall
        ? words.tooMany
        : unpackedBytes + entry.sizeBytes > maximumUnpackedBytes
          ? words.overBudget
          : null);
    if (reason !== null) {
      leftOut.push({ name, reason });
      continue;
    }
    unpackedBytes += entry.sizeBytes;
    taken.push(entry);
  }
  return { taken, leftOut };
}

/**
 * The name to show and send: without folders, control and direction characters, and shortened. Null for folders and
 * for what systems leave behind, which nobody wants to hear of.
 */
export function cleanEntryName(path: string): string | null {
  if (/[\\/]$/.test(path) || /(^|[\\/])__MACOSX[\\/]/.test(path)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  const bare = path.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  const name = bare.split(/[\\/]/).at(-1)?.trim() ?? "";
  if (name === "" || name.startsWith(".") || name === "Thumbs.db" || name === "desktop.ini") return null;
  return name.length <= 200 ? name : `${name.slice(0, 190)}…${name.slice(-9)}`;
}

type ListedEntry = Omit<ZipEntry, "name"> & { path: string; isEncrypted: boolean; method: number };

function refusalOf(entry: ListedEntry, name: string): string | null {
  const words = wordsOf("cvFiles").entry;
  if (/\.zip$/i.test(name)) return words.zipInZip;
  if (!/\.(pdf|docx)$/i.test(name)) return words.otherType;
  if (entry.isEncrypted) return words.encrypted;
  if (entry.method !== 0 && entry.method !== 8) return words.packedOtherwise;
  if (entry.sizeBytes > maximumFileBytes || entry.compressedBytes > maximumFileBytes) return words.tooLarge;
  return null;
}

/** The records of the central directory (APPNOTE 4.3.12). */
function* entriesOf(list: Uint8Array): Generator<ListedEntry> {
  const view = viewOf(list);
  let at = 0;
  while (at + 46 <= list.length && view.getUint32(at, true) === entrySignature) {
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const nameBytes = view.getUint16(at + 28, true);
    const otherBytes = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    yield {
      path: decodeName(list.subarray(at + 46, at + 46 + nameBytes)),
      isEncrypted: (flags & 1) === 1,
      method,
      isDeflated: method === 8,
      compressedBytes: view.getUint32(at + 20, true),
      sizeBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    at += 46 + nameBytes + otherBytes;
  }
}

/** Most tools write UTF-8 whether they say so or not; what is not is read byte by byte. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
