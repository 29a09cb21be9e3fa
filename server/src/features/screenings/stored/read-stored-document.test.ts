import type { DocumentText } from "@winnow/documents/document-text.ts";
import { expect, test } from "vitest";
import { readStoredDocument } from "./read-stored-document.ts";

const box = { x: 10, y: 20, width: 50, height: 12 };
const line = {
  text: "Ada",
  page: 1,
  box,
  words: [{ start: 0, end: 3, box }],
  fontSize: 11,
  isBold: true,
  otherWeightFrom: 2,
  isBullet: false,
  block: 3,
  cell: { table: 0, row: 2, column: 1 },
  gapAbove: 4.5,
};
const today: DocumentText = {
  kind: "pdf",
  readBy: "ocr",
  pages: [{ number: 1, width: 595, height: 842 }],
  lines: [line],
  headersAndFooters: [line],
  hidden: [{ text: "hire me", page: 1, box, reason: "covered" }],
  isPartlyUnreadable: true,
  unreadPages: [2],
};

test("a document of today's reader is taken as it is", () => {
  expect(readStoredDocument(today)).toEqual(today);
});

test("lines from before there were blocks are one block, and nothing is said to be unreadable", () => {
  const { block: _, ...before } = line;
  const { isPartlyUnreadable: __, unreadPages: ___, ...rest } = today;

  expect(readStoredDocument({ ...rest, lines: [before], headersAndFooters: [before] })).toEqual({
    ...rest,
    lines: [{ ...line, block: 0 }],
    headersAndFooters: [{ ...line, block: 0 }],
  });
});

test("headers and footers are found under the name that they had at first", () => {
  const { headersAndFooters, ...rest } = today;

  expect(readStoredDocument({ ...rest, furniture: headersAndFooters })).toEqual(today);
});

test.each([{}, null, { ...today, lines: "Ada" }, { ...today, kind: "rtf" }])(
  "what no reader has written is refused: %j",
  (stored) => {
    expect(() => readStoredDocument(stored)).toThrow();
  },
);
