import { z } from "zod";
import { typedText } from "./wire.ts";

export const requirementKinds = ["must", "nice"] as const;
export const requirementCategories = [
  "skill",
  "experience",
  "education",
  "certificate",
  "language",
  "permit",
  "other",
] as const;

/** One thing the JD asks for. */
export const requirement = z.object({
  id: z.string(),
  kind: z.enum(requirementKinds),
  category: z.enum(requirementCategories),
  text: z.string(),
  /** 1 (least) to 5 (most); 0 leaves it out of the score. */
  weight: z.number().min(0).max(5),
  any_of: z.array(z.string()),
  years: z.number().nullable(),
  /** The JD sentence it came from; null when a person added it. */
  sentence: z.string().nullable(),
  /** What a person should check: whether the job asks for it, or whether it is a must; null where nothing is in doubt. */
  doubt: z.enum(["asked", "kind"]).nullable(),
});
export type Requirement = z.infer<typeof requirement>;

/** A requirement as a recruiter edits it; without an id it is a new one. What its text means is read again. */
export const editedRequirement = z.object({
  id: typedText(40).nullable(),
  kind: z.enum(requirementKinds),
  text: typedText(500).trim().min(1, "Please say what is required."),
  weight: z.number().int().min(0).max(5),
  /** Alternatives of which one is enough; left out, they are read from the text. */
  any_of: z.array(typedText(200).trim().min(1)).max(20).optional(),
  /** A person has looked at it: nothing of it is in doubt. A change of its own says so too. */
  is_confirmed: z.boolean().optional(),
  /** For one that was removed and is put back: its JD sentence, kept when the JD has it. */
  sentence: typedText(5_000).nullable().optional(),
});
export type EditedRequirement = z.infer<typeof editedRequirement>;

/** A JD sentence that gave no requirement and may ask for something, and what the requirement would be called. */
export const sentenceToCheck = z.object({
  sentence: z.string(),
  text: z.string(),
  /** The language model that takes it for a wish, and for which kind; null for what the engine found. */
  proposal: z.object({ by: z.string(), kind: z.enum(requirementKinds) }).nullable(),
});

/** A criterion of the JD that is not scored, with the reason. */
export const refusedCriterion = z.object({ text: z.string(), reason: z.string() });
