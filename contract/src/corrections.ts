import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { fieldMessages } from "./field-messages.ts";
import { educationLevels, verdicts } from "./match-report.ts";
import { idParams, typedText } from "./wire.ts";

const yearMonth = z.object({
  year: z.number().int().min(1900).max(2100),
  month: z.number().int().min(1).max(12).nullable(),
});
const shortText = typedText(300).trim();
const months = ({ year, month }: z.infer<typeof yearMonth>, without: number) =>
  year * 12 + (month ?? without);

/** Something that was read wrongly, as a person says it is. Indexes count the original profile's entries from 0. */
export const correction = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("contact"),
    field: z.enum(["name", "email", "phone", "location"]),
    value: shortText.nullable(),
  }),
  z
    .object({
      kind: z.literal("job"),
      index: z.number().int().min(0).max(200),
      title: shortText.nullable(),
      employer: shortText.nullable(),
      start: yearMonth.nullable(),
      end: yearMonth.nullable(),
      is_current: z.boolean(),
      /** What was read is no job at all. */
      is_removed: z.boolean(),
    })
    .refine(({ start, end }) => !start || !end || months(start, 1) <= months(end, 12), {
      path: ["end"],
      message: fieldMessages.endBeforeBegin,
    })
    .refine(({ end, is_current }) => !is_current || end === null, {
      path: ["end"],
      message: fieldMessages.endOfPresent,
    }),
  z.object({
    kind: z.literal("education"),
    index: z.number().int().min(0).max(200),
    degree: shortText.nullable(),
    school: shortText.nullable(),
    level: z.enum(educationLevels),
    is_removed: z.boolean(),
  }),
  z.object({
    kind: z.literal("requirement"),
    requirement_id: z.string().max(40),
    verdict: z.enum(verdicts),
    /** The CV's own words that show it; they have to stand in the CV. Null where it is not stated. */
    words: typedText(1_000).trim().nullable(),
  }),
]);
export type Correction = z.infer<typeof correction>;

export const correctResult = endpoint({
  method: "PUT",
  url: "/auth/screener/result/:id/corrections",
  access: "account",
  schema: {
    summary:
      "Say what was read wrongly: replaces all corrections of the result (an empty list takes them back) and scores it again, free of charge; the original stays beside it",
    tags: ["CV screening results"],
    params: idParams("resultNotFound"),
    body: z.object({
      corrections: z.array(correction).max(200),
      /** What they are a change of: where that is not so any more, nothing is replaced. */
      change_of: z
        .object({ corrections: z.array(correction).max(200), engine_version: z.string().max(100) })
        .optional(),
    }),
    response: { 200: z.object({ matching_score: z.number() }) },
  },
});
