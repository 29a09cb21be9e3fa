import { isDeepStrictEqual } from "node:util";
import type { Correction } from "@winnow/contract/corrections.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Transaction } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { correctionSubject, correctionText } from "../screenings/correction-text.ts";
import { theApplicant } from "../screenings/result-rows.ts";
import { matchAgain, storeCorrection } from "./correct-result.ts";
import { findResult, lockResult } from "./rows.ts";

type Said = { resultId: string; before: Correction[]; after: Correction[] };
type Rescored = {
  resultId: string;
  /** Of the recruiter and the applicant, as they were and as they are to be. */
  base: Correction[];
  corrections: Correction[];
  /** Null without corrections. */
  corrected: MatchReport | null;
};

/**
 * What a result becomes where an applicant says `after` in the place of `before`; what the recruiter has corrected of
 * other things stays. Throws `resultNotFound`, `correctionInvalid`, `wordsNotInCv`.
 */
export async function matchAsApplicant(
  services: Services,
  accountId: AccountId,
  { resultId, ...said }: Said,
): Promise<Rescored> {
  const found = await findResult(services.database.kysely, accountId, resultId);
  const base = found.row.corrections;
  const corrections = withSaid(base, said);
  const corrected =
    corrections.length === 0
      ? null
      : await matchAgain(services, accountId, {
          screeningId: found.screening_id,
          cvFileId: found.row.cv_file_id,
          original: found.original_report ?? found.report,
          corrections,
        });
  return { resultId, base, corrections, corrected };
}

/** False where the recruiter has corrected something meanwhile: then nothing was changed. The screening is locked by the caller. */
export async function storeAsApplicant(
  transaction: Transaction<Tables>,
  accountId: AccountId,
  { base, by, ...change }: Rescored & { by: string },
): Promise<boolean> {
  await lockResult(transaction, accountId, change.resultId);
  const now = await findResult(transaction, accountId, change.resultId);
  if (!isDeepStrictEqual(now.row.corrections, base)) {
    return false;
  }
  await storeCorrection(transaction, accountId, { ...change, now, by, blindBy: theApplicant });
  return true;
}

function withSaid(base: Correction[], { before, after }: Omit<Said, "resultId">): Correction[] {
  const texts = (list: Correction[]) => new Set(list.map(correctionText));
  const [saidBefore, saidNow] = [texts(before), texts(after)];
  const fresh = after.filter((one) => !saidBefore.has(correctionText(one)));
  const subjects = new Set(fresh.map(correctionSubject));
  const isTakenBack = (one: Correction) =>
    saidBefore.has(correctionText(one)) && !saidNow.has(correctionText(one));
  return [...base.filter((one) => !isTakenBack(one) && !subjects.has(correctionSubject(one))), ...fresh];
}
