const maxBytes = 180;
/** Names that Windows keeps for devices, whatever the extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/**
 * A file name for an archive that stays in the folder it is unpacked to, on every system, and looks like what it is:
 * without path signs, control characters, marks that turn the direction of reading, and signs that Windows refuses.
 */
export function safeEntryName(name: string, extension: string): string {
  const stem = name
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, "")
    .replace(/[\\/:*?"<>|]/gu, "-")
    .replace(/\s+/gu, " ")
    .replace(/^[\s.-]+|[\s.-]+$/gu, "");
  return `${device.test(stem) || stem === "" ? "CV" : cut(stem)}.${extension}`;
}

/** File systems count bytes; a letter is never cut in two. */
function cut(text: string): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment) > maxBytes) break;
    kept += segment;
  }
  return kept.trimEnd();
}
