import type { Correction } from "@winnow/contract/corrections.ts";
import type { keptReasons } from "@winnow/contract/rescreenings.ts";
import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import type { Services } from "../../services.ts";
import { findFurtherEvidence } from "../screenings/further-evidence-rows.ts";
import { matchCorrected } from "../screenings/match-corrected.ts";
import type { ScreeningRow } from "../screenings/rows.ts";
import { runReading } from "../screenings/run-reading.ts";
import { correctionsFit } from "./corrections-fit.ts";

export type ResultToRescreen = {
  cvFileId: string;
  /** The text that the CV was read as before its first screening. */
  document: DocumentText | null;
  isWithdrawn: boolean;
  /** As it was found, and before anything was corrected. */
  found: MatchReport;
  corrections: Correction[];
};
type KeptReason = (typeof keptReasons)[number];
export type Rescreened =
  | { isKept: false; report: MatchReport; original: MatchReport | null }
  | { isKept: true; reason: KeptReason };

/**
 * What the running engine finds in the text of a CV as it was read then, by the same requirements and up to the same day,
 * with the same corrections and what a language model had found. Where the corrections are not about what it reads, the
 * result stays: what people said is never lost.
 */
export async function rescreenResult(
  services: Services,
  { screening, requirements }: { screening: ScreeningRow; requirements: Requirement[] },
  { cvFileId, document, isWithdrawn, found, corrections }: ResultToRescreen,
): Promise<Rescreened> {
  if (isWithdrawn) {
    return { isKept: true, reason: "withdrawn" };
  }
  if (document === null) {
    return { isKept: true, reason: "not readable" };
  }
  const furtherEvidence = await findFurtherEvidence(services.database.kysely, {
    accountId: screening.account_id,
    cvFileId,
    requirements,
  });
  const match = await runReading(async () => ({
    ok: true as const,
    report: await services.reading.run(
      "matchCv",
      {
        document,
        jdTitle: screening.jd_title,
        jdText: screening.jd_text,
        requirements,
        asOf: found.asOf,
        furtherEvidence,
      },
      { turn: screening.account_id },
    ),
  }));
  if (!match.ok) {
    return { isKept: true, reason: reasonOf(match.reason) };
  }
  const original = match.report;
  if (corrections.length === 0) {
    return { isKept: false, report: original, original: null };
  }
  if (!correctionsFit(corrections, { before: found.profile, after: original.profile })) {
    return { isKept: true, reason: "corrections do not fit" };
  }
  const corrected = await matchCorrected(services, {
    screening,
    cvFileId,
    document,
    original,
    corrections,
  });
  return corrected.ok
    ? { isKept: false, report: corrected.report, original }
    : { isKept: true, reason: reasonOf(corrected.reason) };
}

function reasonOf(
  reason: "tookTooLong" | "tooMuchMemory" | "correctionInvalid" | "wordsNotInCv",
): KeptReason {
  switch (reason) {
    case "tookTooLong":
      return "took too long";
    case "tooMuchMemory":
      return "too much memory";
    default:
      return "corrections do not fit";
  }
}
