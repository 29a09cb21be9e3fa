import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { groupDigits } from "./group-digits.ts";
import { maximumDraftCharacters } from "./limits.ts";
import { done, id, idOf, typedText } from "./wire.ts";

const tags = ["Drafts"];

const draftName = z.string().regex(/^[\w -]{1,80}$/);

/** What was typed and not saved yet, field by field. */
export const draftFields = z
  .record(z.string().regex(/^\w{1,40}$/), z.union([typedText(50_000), z.number(), z.boolean()]))
  .refine((fields) => Object.keys(fields).length <= 20, "A draft has 20 fields at the most.")
  .refine(
    (fields) => JSON.stringify(fields).length <= maximumDraftCharacters,
    `A draft has ${groupDigits(maximumDraftCharacters)} characters at the most.`,
  );
export type DraftFields = z.infer<typeof draftFields>;

export const draft = z.object({ name: draftName, fields: draftFields });
export type Draft = z.infer<typeof draft>;

export const listDrafts = endpoint({
  method: "GET",
  url: "/auth/drafts/:subject_id",
  access: "account",
  schema: {
    summary: "What was typed about one screening or result and is not saved yet",
    tags,
    params: z.object({ subject_id: idOf("notFound") }),
    response: { 200: z.object({ drafts: z.array(draft) }) },
  },
});

export const keepDraft = endpoint({
  method: "PUT",
  url: "/auth/drafts/:subject_id/:name",
  access: "account",
  schema: {
    summary:
      "Keep what is being typed, or forget it with null. Of one page the highest change counts, whenever it arrives; of several pages the last.",
    tags,
    params: z.object({ subject_id: idOf("notFound"), name: draftName }),
    body: z.strictObject({ fields: draftFields.nullable(), page_id: id, change: z.int().positive() }),
    response: { 200: done },
  },
});
