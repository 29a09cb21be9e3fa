import type { Box } from "@winnow/documents/document-text.ts";
import type { Quotation } from "@winnow/matching/profile.ts";
import { z } from "zod";

export const box: z.ZodType<Box> = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

export const quotation: z.ZodType<Quotation> = z.object({
  text: z.string(),
  page: z.number(),
  boxes: z.array(box),
});
