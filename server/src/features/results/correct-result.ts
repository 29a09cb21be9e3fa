import { isDeepStrictEqual } from "node:util";
import type {
  correctResult as endpoint,
  Correction as WireCorrection,
} from "@winnow/contract/corrections.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { questionsFor } from "@winnow/matching/questions.ts";
import { score } from "@winnow/matching/score.ts";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { blindCorrectionSentence, correctionSentence } from "../screenings/correction-sentence.ts";
import { correctionText } from "../screenings/correction-text.ts";
import { findDocument } from "../screenings/cv-file-rows.ts";
import { matchCorrected } from "../screenings/match-corrected.ts";
import { lockScreening, requireScreening } from "../screenings/rows.ts";
import { maskOf } from "./hide-identity.ts";
import { unhideCorrections } from "./hide-in-correction.ts";
import {
  type FoundResult,
  findResult,
  insertEvent,
  lockResult,
  nameOfAccount,
  storeCorrected,
} from "./rows.ts";

type ChangeOf = NonNullable<z.output<typeof endpoint.schema.body>["change_of"]>;

/**
 * Replaces what a person says was read wrongly, and scores the result again, free of charge; the original stays beside
 * it, and no corrections bring it back as it was. Answers the score. Throws `resultNotFound`, `correctionInvalid`,
 * `wordsNotInCv`, and `resultChanged` where the result is not what they are a change of, or becomes another one meanwhile:
 * jobs and degrees are counted in what one engine has read.
 */
export async function correctResult(
  services: Services,
  accountId: AccountId,
  wish: { resultId: string; corrections: WireCorrection[]; changeOf?: ChangeOf | undefined },
): Promise<number> {
  const { kysely } = services.database;
  const found = await findResult(kysely, accountId, wish.resultId);
  const asStored = (given: WireCorrection[]) =>
    found.row.is_hidden
      ? unhideCorrections(given, { stored: found.row.corrections, mask: maskOf(found) })
      : given;
  const corrections = asStored(wish.corrections);
  const before = wish.changeOf
    ? { corrections: asStored(wish.changeOf.corrections), engine: wish.changeOf.engine_version }
    : { corrections: found.row.corrections, engine: found.report.engineVersion };
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
    const said = now.row.corrections;
    // Sent twice is once.
    const isSaid = areSame(said, corrections);
    const isAsBefore = now.report.engineVersion === before.engine && areSame(said, before.corrections);
    if (!isSaid && !isAsBefore) {
      throw new Failure("resultChanged");
    }
    return storeCorrection(transaction, accountId, {
      resultId: wish.resultId,
      now,
      corrections,
      corrected,
      by: await nameOfAccount(transaction, accountId),
    });
  });
}

function areSame(one: WireCorrection[], other: WireCorrection[]): boolean {
  return isDeepStrictEqual(one.map(correctionText), other.map(correctionText));
}

/** Answers the score. Result and screening are locked by the caller; what was said before changes nothing. */
export async function storeCorrection(
  transaction: Transaction<Tables>,
  accountId: AccountId,
  change: {
    resultId: string;
    now: FoundResult;
    corrections: WireCorrection[];
    /** Null without corrections. */
    corrected: MatchReport | null;
    by: string;
    /** What stands in the place of `by` while names are hidden. */
    blindBy?: string;
  },
): Promise<number> {
  const { resultId, now, corrections, corrected, by } = change;
  const originalNow = now.original_report ?? now.report;
  // The weights may have been changed meanwhile.
  const report = corrected ? weighedAs(corrected, now.report) : originalNow;
  const said = {
    before: now.row.corrections,
    after: corrections,
    requirements: report.requirements,
    score: { before: now.report.score, after: report.score },
  };
  const sentence = correctionSentence(said);
  if (sentence === null) {
    return now.report.score;
  }
  await storeCorrected(transaction, {
    accountId,
    id: resultId,
    report,
    corrections,
    original: corrected ? originalNow : null,
  });
  await insertEvent(transaction, {
    accountId,
    resultId,
    kind: "corrected",
    sentence,
    by,
    blind: { sentence: blindCorrectionSentence(said), by: change.blindBy ?? null },
  });
  return report.score;
}

/** Throws the failures of `correctResult`. */
export async function matchAgain(
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
  const { original, corrections } = result;
  const screening = await requireScreening(kysely, accountId, result.screeningId);
  const document = await findDocument(kysely, accountId, result.cvFileId);
  if (!document) {
    throw new Failure("resultNotFound");
  }
  const match = await matchCorrected(services, {
    screening,
    cvFileId: result.cvFileId,
    document,
    original,
    corrections,
  });
  if (match.ok) {
    return match.report;
  }
  if (match.reason === "tookTooLong" || match.reason === "tooMuchMemory") {
    throw new Failure("unavailable", { message: "Scoring this again took too long. Please try again." });
  }
  throw new Failure(match.reason);
}

/** Facts do not depend on the weights, points do. */
function weighedAs(report: MatchReport, { requirements }: MatchReport): MatchReport {
  const { facts } = report;
  return {
    ...report,
    requirements,
    ...score({ requirements, facts }),
    questions: questionsFor({ requirements, facts }),
  };
}
