import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { listQuery, paginated } from "./list-query.ts";
import { done, epochSeconds, id } from "./wire.ts";

/** Who has something erased: whoever applied or was interviewed, a person who recruits, or the clock of retention. */
export const erasureCauses = ["candidate", "recruiter", "retention"] as const;
export type ErasureCause = (typeof erasureCauses)[number];

/** How many of each were erased; nothing of what they were. */
export const erasureCounts = z.object({
  cvs: z.number().int(),
  applications: z.number().int(),
  interviews: z.number().int(),
  /** Recordings and files that answered questions. */
  files: z.number().int(),
});
export type ErasureCounts = z.infer<typeof erasureCounts>;

/** What something was erased from, so that any language can say it; it names nobody who was erased. */
export const erasedFrom = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("screening"), title: z.string() }),
  z.object({ kind: z.literal("drive"), title: z.string() }),
  /** From everything that is kept of one person: all of it, or a part. */
  z.object({ kind: z.literal("person"), is_all: z.boolean() }),
]);
export type ErasedFrom = z.infer<typeof erasedFrom>;

export const erasure = z.object({
  id,
  cause: z.enum(erasureCauses),
  /** Who pressed it, where a person who recruits did. */
  by: z.string().nullable(),
  /** In words that name nobody who was erased: 'In the screening “Nurse”', "One person, across everything". */
  sentence: z.string(),
  /** The same by kind and facts; null where only the sentence is known. */
  erased_from: erasedFrom.nullable(),
  counts: erasureCounts,
  erased_at: epochSeconds,
});
export type Erasure = z.infer<typeof erasure>;

export const listErasures = endpoint({
  method: "GET",
  url: "/auth/erasures",
  access: "account",
  schema: {
    summary: "What was erased, when and why, without what it was; the newest first",
    tags: ["Erasures"],
    querystring: listQuery(["erased_at"], { defaultSort: "erased_at", groups: {} }),
    response: { 200: paginated(erasure) },
  },
});

export const eraseInterview = endpoint({
  method: "DELETE",
  url: "/public/interview/:token",
  access: "public",
  schema: {
    summary:
      "Erase the candidate of a link from the drive, with every answer and recording; cannot be taken back",
    tags: ["Answering an interview"],
    params: z.object({ token: z.string().max(200) }),
    response: { 200: done },
  },
});
