import type { Correction } from "@winnow/contract/corrections.ts";
import { correctionText } from "../screenings/correction-text.ts";
import type { Redactor } from "./redact.ts";

/** What was corrected shows, the words that say who somebody is do not. */
export function hideInCorrection(correction: Correction, mask: Redactor): Correction {
  const masked = (text: string | null) => text && mask(text);
  switch (correction.kind) {
    case "contact":
      return { ...correction, value: null };
    case "job":
      return { ...correction, title: masked(correction.title), employer: masked(correction.employer) };
    case "education":
      return { ...correction, degree: masked(correction.degree), school: null };
    case "requirement":
      return { ...correction, words: masked(correction.words) };
  }
}

/** What comes back as it was shown, hidden words left out, means the correction as it is stored. */
export function unhideCorrections(
  given: Correction[],
  { stored, mask }: { stored: Correction[]; mask: Redactor },
): Correction[] {
  const byShown = new Map(stored.map((one) => [correctionText(hideInCorrection(one, mask)), one]));
  return given.map((one) => byShown.get(correctionText(one)) ?? one);
}
