import type { Correction as WireCorrection } from "@winnow/contract/corrections.ts";
import type { Correction } from "@winnow/matching/correction.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { questionsFor } from "@winnow/matching/questions.ts";
import { score } from "@winnow/matching/score.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { findDocument } from "../screenings/cv-file-rows.ts";
import { getScreening, lockScreening } from "../screenings/rows.ts";
import { runReading } from "../screenings/run-reading.ts";
import { correctionSentence } from "./correction-sentence.ts";
import { redactorOf } from "./hide-identity.ts";
import { unhideCorrections } from "./hide-in-correction.ts";
import { findResult, insertEvent, lockResult, nameOfAccount, storeCorrected } from "./rows.ts";

/**
 * Replaces what a person says was read wrongly, and scores the result again, free of charge; the original stays beside
 * it, and no corrections bring it back as it was. Answers the score. Throws `resultNotFound`, `correctionInvalid`,
 * `wordsNotInCv`.
 */
export async function correctResult(
  services: Services,
  accountId: AccountId,
  wish: { resultId: string; corrections: WireCorrection[] },
): Promise<number> {
  const { kysely } = services.database;
  const found = await findResult(kysely, accountId, wish.resultId);
  const profiles = [found.report.profile, ...(found.original_report ? [found.original_report.profile] : [])];
  const corrections = found.row.is_hidden
    ? unhideCorrections(wish.corrections, { stored: found.row.corrections, mask: redactorOf(profiles) })
    : wish.corrections;
  const original = found.original_report ?? found.report;
  const corrected =
    corrections.length === 0
      ? null
      : await matchAgain(services, accountId, {
          screeningId: found.screening_id,
          cvFileId: found.row.cv_file_id,
          original,
          corrections,
        });
  return transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, found.screening_id);
    await lockResult(transaction, accountId, wish.resultId);
    const now = await findResult(transaction, accountId, wish.resultId);
    const originalNow = now.original_report ?? now.report;
    // The weights may have been changed meanwhile: facts do not depend on them, points do.
    const report = corrected ? weighedAs(corrected, now.report) : originalNow;
    const sentence = correctionSentence({
      before: now.row.corrections,
      after: corrections,
      requirements: report.requirements,
      score: { before: now.report.score, after: report.score },
    });
    if (sentence === null) {
      return now.report.score;
    }
    await storeCorrected(transaction, {
      accountId,
      id: wish.resultId,
      report,
      corrections,
      original: corrected ? originalNow : null,
    });
    const by = await nameOfAccount(transaction, accountId);
    await insertEvent(transaction, { accountId, resultId: wish.resultId, kind: "corrected", sentence, by });
    return report.score;
  });
}

/** By the requirements and up to the day of the first report, so that nothing but the corrections makes a difference. */
async function matchAgain(
  services: Services,
  accountId: AccountId,
  result: {
    screeningId: string;
    cvFileId: string;
    original: MatchReport;
    corrections: WireCorrection[];
  },
): Promise<MatchReport> {
  const { kysely } = services.database;
  const screening = await getScreening(kysely, accountId, result.screeningId);
  const document = await findDocument(kysely, accountId, result.cvFileId);
  if (!document) {
    throw new Failure("resultNotFound");
  }
  const match = await runReading(() =>
    services.reading.run(
      "matchCorrectedCv",
      {
        document,
        job: {
          jdTitle: screening.jd_title,
          jdText: screening.jd_text,
          requirements: result.original.requirements,
          asOf: result.original.asOf,
        },
        corrections: result.corrections.map(inEngineWords),
      },
      { turn: accountId },
    ),
  );
  if (match.ok) {
    return match.report;
  }
  if (match.reason === "tookTooLong" || match.reason === "tooMuchMemory") {
    throw new Failure("unavailable", { message: "Scoring this again took too long. Please try again." });
  }
  throw new Failure(match.reason);
}

function weighedAs(report: MatchReport, { requirements }: MatchReport): MatchReport {
  const { facts } = report;
  return {
    ...report,
    requirements,
    ...score({ requirements, facts }),
    questions: questionsFor({ requirements, facts }),
  };
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
