import { labelsOfParts } from "./part-odds.ts";

const kinds = ["title", "employer", "other"] as const;
/** By its place in `oddsOfKinds`. */
export const jobPartKinds = { title: 0, employer: 1, other: 2 } as const;

/** What a part of a line of work is; "new" is the part that a job begins with, "more" goes on with the one before. */
export const jobPartLabels = labelsOfParts(kinds, { goesOn: true });
