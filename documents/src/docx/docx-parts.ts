import { unzipSync } from "fflate";
import { maximumArchiveEntries, maximumPartBytes, maximumPartsBytes } from "../limits.ts";

/** The parts of a DOCX that are read. Headers and footers in the order of their names. */
export type DocxParts = {
  main: Uint8Array;
  styles: Uint8Array | undefined;
  /** Footnotes, then endnotes. */
  notes: Uint8Array[];
  headers: Uint8Array[];
  footers: Uint8Array[];
};

const wanted = /^word\/(?:document\d*|styles|footnotes|endnotes|header\d*|footer\d*)\.xml$/;

export class TooMuchInDocxError extends Error {}

/**
 * Takes the parts that are read out of the archive; nothing else is unpacked. Undefined when the archive has no
 * Word document in it. Throws `TooMuchInDocxError` beyond the limits and an Error for a broken archive. A size
 * that an entry declares too small cuts that entry off; memory never exceeds what was declared.
 */
export function unpackDocx(bytes: Uint8Array): DocxParts | undefined {
  let entryCount = 0;
  let totalBytes = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entryCount += 1;
      if (entryCount > maximumArchiveEntries) throw new TooMuchInDocxError("entries");
      if (!wanted.test(name)) return false;
      totalBytes += originalSize;
      if (originalSize > maximumPartBytes || totalBytes > maximumPartsBytes)
        throw new TooMuchInDocxError(name);
      return true;
    },
  });
  const names = Object.keys(files).sort();
  const partsNamed = (pattern: RegExp) =>
    names.filter((name) => pattern.test(name)).flatMap((name) => files[name] ?? []);
  const [main] = partsNamed(/^word\/document/);
  if (main === undefined) return undefined;
  const [styles] = partsNamed(/^word\/styles/);
  return {
    main,
    styles,
    notes: [...partsNamed(/^word\/footnotes/), ...partsNamed(/^word\/endnotes/)],
    headers: partsNamed(/^word\/header/),
    footers: partsNamed(/^word\/footer/),
  };
}
