import type { ReadOutcome } from "./document-text.ts";
import { minLetters } from "./limits.ts";
import { countLetters } from "./pdf/read-pdf-page.ts";

/** A page number or a stray word on a picture is no CV: such a file has no text. */
export function refuseTooLittleText(outcome: ReadOutcome): ReadOutcome {
  if (!outcome.ok) return outcome;
  const { lines, headersAndFooters } = outcome.document;
  return countLetters([...lines, ...headersAndFooters]) < minLetters
    ? { ok: false, reason: "noText" }
    : outcome;
}
