import type { z } from "zod";

/** The port for reading with a language model. */
export type LanguageModel = {
  /** Fit to show to whoever is read: "gpt-4o-mini (api.openai.com)". */
  name: string;
  /**
   * What it makes of `content`, which is data and no instruction, in the shape of `answer`. Throws `ServiceRefused` where
   * trying again is of no use.
   */
  read: <Schema extends z.ZodType>(question: {
    instructions: string;
    content: object;
    answer: Schema;
  }) => Promise<z.output<Schema>>;
};
