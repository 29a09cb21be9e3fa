import type { Correction as WireCorrection } from "@winnow/contract/corrections.ts";
import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { Correction } from "@winnow/matching/correction.ts";
import type { CorrectedMatch } from "@winnow/matching/match-corrected-cv.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Services } from "../../services.ts";
import { findFurtherEvidence } from "./further-evidence-rows.ts";
import type { ScreeningRow } from "./rows.ts";
import { runReading } from "./run-reading.ts";

/**
 * By the requirements, up to the day and with the further evidence of the first report, so that nothing but the
 * corrections makes a difference.
 */
export async function matchCorrected(
  services: Services,
  cv: {
    screening: ScreeningRow;
    cvFileId: string;
    document: DocumentText;
    original: MatchReport;
    corrections: WireCorrection[];
  },
): Promise<CorrectedMatch | { ok: false; reason: "tookTooLong" | "tooMuchMemory" }> {
  const { screening, cvFileId, document, original, corrections } = cv;
  const { requirements, asOf } = original;
  const furtherEvidence = original.facts.some(({ foundBy }) => foundBy !== undefined)
    ? await findFurtherEvidence(services.database.kysely, {
        accountId: screening.account_id,
        cvFileId,
        requirements,
      })
    : null;
  return runReading(() =>
    services.reading.run(
      "matchCorrectedCv",
      {
        document,
        job: {
          jdTitle: screening.jd_title,
          jdText: screening.jd_text,
          requirements,
          asOf,
          furtherEvidence,
        },
        corrections: corrections.map(inEngineWords),
      },
      { turn: screening.account_id },
    ),
  );
}

function inEngineWords(correction: WireCorrection): Correction {
  switch (correction.kind) {
    case "contact":
      return correction;
    case "job": {
      const { is_current: isCurrent, is_removed: isRemoved, ...rest } = correction;
      return { ...rest, isCurrent, isRemoved };
    }
    case "education": {
      const { is_removed: isRemoved, ...rest } = correction;
      return { ...rest, isRemoved };
    }
    case "requirement": {
      const { requirement_id: requirementId, ...rest } = correction;
      return { ...rest, requirementId };
    }
  }
}
