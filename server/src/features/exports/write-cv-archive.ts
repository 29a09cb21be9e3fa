import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import yazl from "yazl";
import { freeEntryName } from "./free-entry-name.ts";
import type { LanguageOfExports } from "./languages/languages.ts";

export type ArchivedCv = {
  rank: number;
  label: string;
  fileName: string;
  mediaType: string;
  open: () => Promise<Readable | null>;
};

/** Of the CVs that are read, by their media type. */
export const cvExtensions: Record<string, string> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
};

/**
 * The original CVs in one ZIP, named by rank and name, each name once. One is open at a time, and nothing is packed
 * smaller: these formats are packed already. What is no longer stored is named in a text file at the end.
 */
export function writeCvArchive(
  cvs: AsyncIterable<ArchivedCv>,
  words: LanguageOfExports["archive"],
): { zip: Readable; missing: () => number } {
  const archive = new yazl.ZipFile();
  // yazl hands out a PassThrough; its types know it by the older interface.
  const zip = archive.outputStream as Readable;
  let current: Readable | null = null;
  zip.on("close", () => current?.destroy());
  archive.on("error", (error: Error) => zip.destroy(error));
  const taken = new Set<string>();
  const missing: string[] = [];
  const pack = async () => {
    for await (const cv of cvs) {
      const stream = await cv.open();
      current = stream;
      if (!stream) {
        missing.push(`${cv.rank} ${cv.label} (${cv.fileName})`);
        continue;
      }
      archive.addReadStream(stream, freeName(taken, cv), { compress: false });
      await finished(stream);
    }
    if (missing.length > 0) {
      const text = `${words.missing}\r\n\r\n${missing.join("\r\n")}\r\n`;
      archive.addBuffer(Buffer.from(text), freeEntryName(taken, words.missingFile, "txt"));
    }
    archive.end();
  };
  pack().catch((error) => zip.destroy(error));
  return { zip, missing: () => missing.length };
}

const knownExtension = /\.(pdf|docx|txt)$/iu;

function freeName(taken: Set<string>, { rank, label, mediaType, fileName }: ArchivedCv): string {
  const typed = knownExtension.exec(fileName)?.[1]?.toLowerCase();
  // Where no name was read, the label is the file's own name.
  const stem = label === fileName ? label.replace(knownExtension, "") : label;
  return freeEntryName(taken, `${rank}-${stem}`, cvExtensions[mediaType] ?? typed ?? "bin");
}
