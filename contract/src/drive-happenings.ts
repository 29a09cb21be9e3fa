import { z } from "zod";

/** Why a drive is completed: a person has closed it, everybody has finished, or its window is over. */
export const driveEnds = ["closed", "everybody finished", "window over"] as const;

const by = z.string();
const candidate = z.string();
const count = z.number().int();

/** What happened in a drive, by kind and facts, so that any language can say it. `by`: who recruits, by name. */
export const driveHappening = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("created"), by }),
  z.object({ kind: z.literal("candidates added"), by, count }),
  z.object({ kind: z.literal("questions added"), by, count }),
  z.object({ kind: z.literal("interviews scheduled"), by, count }),
  z.object({ kind: z.literal("scheduling undone"), by, count }),
  z.object({ kind: z.literal("sample opened") }),
  z.object({ kind: z.literal("invitation sent again"), by, candidate }),
  z.object({ kind: z.literal("address corrected"), by, candidate }),
  z.object({ kind: z.literal("invitation withdrawn"), by, candidate }),
  z.object({ kind: z.literal("interview erased"), by }),
  z.object({ kind: z.literal("candidate withdrew"), candidate }),
  z.object({ kind: z.literal("window extended"), by }),
  z.object({ kind: z.literal("reopened"), by }),
  /** `told`: how many candidates are. */
  z.object({ kind: z.literal("cancelled"), by, told: count }),
  /** `by`: null where nobody closed it. */
  z.object({
    kind: z.literal("completed"),
    end: z.enum(driveEnds),
    by: by.nullable(),
    completed: count,
    unfinished: count,
  }),
]);
export type DriveHappening = z.infer<typeof driveHappening>;
