import { z } from "zod";

/** What a language model can be given to read: each only where the operator names it. */
export const readableByModel = ["answers", "adverts", "cvs"] as const;
export type ReadableByModel = (typeof readableByModel)[number];

const known: readonly string[] = readableByModel;

/** "answers,cvs"; unknown words are refused by name. */
export const languageModelReads = z
  .string()
  .transform((text) => text.split(",").map((word) => word.trim()))
  .superRefine((words, context) => {
    for (const word of words) {
      if (!known.includes(word)) {
        context.addIssue({
          code: "custom",
          message: `must name some of ${readableByModel.join(", ")}, separated by commas, and not ${JSON.stringify(word)}`,
        });
      }
    }
  })
  .transform((words) => readableByModel.filter((one) => words.includes(one)));
