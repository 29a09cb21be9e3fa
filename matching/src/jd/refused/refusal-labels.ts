import { protectedAttributes } from "../../lexicon/lexicon.ts";

/** What a wish is about: one of what may not be asked for, or nothing of that. */
export const refusalLabels = [...protectedAttributes, "none"] as const;
export type RefusalLabel = (typeof refusalLabels)[number];
