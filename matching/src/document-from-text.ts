import type { Box, DocumentText, Line } from "@winnow/documents/document-text.ts";

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };
const bullet = /^\s*[•●▪◦‣·*\-–—]\s+/;

/** Plain text as a document of one page without size, one line per line of text; all boxes are 0. */
export function documentFromText(text: string): DocumentText {
  const lines: Line[] = [];
  let gapAbove = 0;
  for (const raw of text.normalize("NFKC").split(/\r?\n/)) {
    const line = lineFromText(raw, gapAbove);
    if (line) lines.push(line);
    gapAbove = line ? 0 : 12;
  }
  return {
    kind: "text",
    readBy: "text",
    pages: [{ number: 1, width: 0, height: 0 }],
    lines,
    furniture: [],
    hidden: [],
  };
}

function lineFromText(raw: string, gapAbove: number): Line | null {
  const isBullet = bullet.test(raw);
  const text = raw.replace(bullet, "").replace(/\s+/g, " ").trim();
  if (text === "") return null;
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    box: nowhere,
  }));
  return { text, page: 1, box: nowhere, words, fontSize: 10, isBold: false, isBullet, block: 1, gapAbove };
}
