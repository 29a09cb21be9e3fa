import { maximumFileBytes } from "@winnow/contract/limits.ts";
import { byName } from "../../../ui/format/by-name.ts";
import { wordsOf } from "../../../words/words.ts";
import {
  findEntryList,
  type LeftOut,
  maxEndBytes,
  maximumUnpackedBytes,
  planUnpacking,
  type ZipEntry,
  ZipUnreadable,
} from "./zip-entries.ts";

export type Unpacking = {
  /** Told before anything is unpacked how large the files are, as the archive says; what it throws ends it. */
  onPlan?: (sizes: number[]) => Promise<void>;
  /** Told of each file as it is unpacked, and of how far it is. */
  onFile: (file: File, progress: { done: number; total: number }) => void;
};

/**
 * Unpacks the CVs of a ZIP one after the other, in small pieces, so that the page stays quick and no more than one
 * file is open at a time. What the archive says of its sizes is not believed: bytes are counted as they come.
 * Answers what was left out. Throws `ZipUnreadable`.
 */
export async function unpackZip(archive: Blob, { onPlan, onFile }: Unpacking): Promise<LeftOut[]> {
  const tail = await bytesOf(archive.slice(Math.max(0, archive.size - maxEndBytes)));
  const { offset, sizeBytes } = findEntryList(tail);
  const { taken, leftOut } = planUnpacking(await bytesOf(archive.slice(offset, offset + sizeBytes)));
  const words = wordsOf("cvFiles");
  if (taken.length === 0 && leftOut.length === 0) throw new ZipUnreadable(words.zip.empty);

  await onPlan?.(taken.map(({ sizeBytes }) => sizeBytes));

  let budget = maximumUnpackedBytes;
  let done = 0;
  for (const entry of taken) {
    const unpacked = await unpackEntry(archive, entry, Math.min(maximumFileBytes, budget));
    done += 1;
    if (unpacked === "tooLarge") {
      const isOverBudget = budget < maximumFileBytes;
      budget -= Math.min(maximumFileBytes, budget);
      leftOut.push({
        name: entry.name,
        reason: isOverBudget ? words.entry.overBudget : words.entry.tooLarge,
      });
    } else if (unpacked === "damaged") {
      leftOut.push({ name: entry.name, reason: words.entry.damaged });
    } else {
      budget -= unpacked.size;
      onFile(new File([unpacked], entry.name, { type: typeOf(entry.name) }), { done, total: taken.length });
    }
  }
  return leftOut.sort(byName);
}

async function unpackEntry(
  archive: Blob,
  entry: ZipEntry,
  maximumBytes: number,
): Promise<Blob | "tooLarge" | "damaged"> {
  // The local header repeats the name, with an extra field of a length of its own (APPNOTE 4.3.7).
  const header = new DataView(await archive.slice(entry.offset, entry.offset + 30).arrayBuffer());
  if (header.byteLength < 30 || header.getUint32(0, true) !== 0x04034b50) return "damaged";
  const begin = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = archive.slice(begin, begin + entry.compressedBytes);
  if (packed.size < entry.compressedBytes) return "damaged";
  const stream = entry.isDeflated
    ? packed.stream().pipeThrough(new DecompressionStream("deflate-raw"))
    : packed.stream();
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Blob(pieces);
      bytes += value.byteLength;
      if (bytes > maximumBytes) {
        await reader.cancel();
        return "tooLarge";
      }
      pieces.push(value);
    }
  } catch {
    return "damaged";
  }
}

function typeOf(name: string): string {
  return /\.pdf$/i.test(name)
    ? "application/pdf"
    : "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
