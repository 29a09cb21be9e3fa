import { readFile } from "node:fs/promises";
import { startPdfium } from "@winnow/documents/pdfium.ts";
import { readDocument } from "@winnow/documents/read-document.ts";

/** A program: reads the files named again and again, as many as the first parameter says, and prints its memory. */
const [count = "0", ...paths] = process.argv.slice(2);
const marks = new Set([100, 500, 1_000, 2_500, 5_000, Number(count)]);
let peak = 0;
for (let read = 1; read <= Number(count); read += 1) {
  const path = paths[read % paths.length];
  if (path !== undefined) await readDocument(new Uint8Array(await readFile(path)));
  const resident = process.memoryUsage.rss();
  peak = Math.max(peak, resident);
  if (!marks.has(read)) continue;
  const ofPdfium = (await startPdfium()).memory().byteLength;
  process.stdout.write(
    `${String(read).padStart(6)} files${megabytes(resident)} MB, of it PDFium${megabytes(ofPdfium)}\n`,
  );
}
process.stdout.write(`  peak      ${megabytes(peak)} MB\n`);

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 2 ** 20)).padStart(6);
}
