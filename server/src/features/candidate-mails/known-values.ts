import { type CandidateMailKind, mailPlaceholders } from "@winnow/contract/candidate-mails.ts";
import type { PlaceholderValues } from "./fill-placeholders.ts";

/** Of some values those that a mail of this kind may name. */
export function knownValues(kind: CandidateMailKind, values: PlaceholderValues): PlaceholderValues {
  const known: readonly string[] = mailPlaceholders[kind];
  return Object.fromEntries(Object.entries(values).filter(([name]) => known.includes(name)));
}
