import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import { z } from "zod";
import { box } from "./quotation.ts";

/** Every field by name: what a document holds and no schema names would be lost on the way. */
type Fields<Shape> = Record<keyof Shape, z.ZodType>;

const line: z.ZodType<Line> = z.object({
  text: z.string(),
  page: z.number(),
  box,
  words: z.array(z.object({ start: z.number(), end: z.number(), box })),
  fontSize: z.number(),
  isBold: z.boolean(),
  otherWeightFrom: z.number().optional(),
  isBullet: z.boolean(),
  /** The first documents had no blocks: all their lines were one. */
  block: z.number().default(0),
  cell: z.object({ table: z.number(), row: z.number(), column: z.number() }).optional(),
  gapAbove: z.number(),
} satisfies Fields<Line>);

const document: z.ZodType<DocumentText> = z.object({
  kind: z.enum(["pdf", "docx", "text"]),
  readBy: z.enum(["text", "ocr"]),
  pages: z.array(z.object({ number: z.number(), width: z.number(), height: z.number() })),
  lines: z.array(line),
  headersAndFooters: z.array(line),
  hidden: z.array(
    z.object({
      text: z.string(),
      page: z.number(),
      box,
      reason: z.enum([
        "invisible render mode",
        "transparent",
        "too small to see",
        "outside the page",
        "same colour as its background",
        "covered",
      ]),
    }),
  ),
  isPartlyUnreadable: z.literal(true).optional(),
  unreadPages: z.array(z.number()).optional(),
} satisfies Fields<DocumentText>);

/** Headers and footers were called furniture at first. */
const beforeHeadersAndFooters = z.looseObject({ furniture: z.array(z.unknown()) });

function withHeadersAndFooters(json: unknown): unknown {
  const before = beforeHeadersAndFooters.safeParse(json);
  if (!before.success) {
    return json;
  }
  const { furniture, ...rest } = before.data;
  return { ...rest, headersAndFooters: furniture };
}

/** The text of a CV in today's shape, however long ago it was read. Throws for what our reader has never written. */
export function readStoredDocument(json: unknown): DocumentText {
  return document.parse(withHeadersAndFooters(json));
}
