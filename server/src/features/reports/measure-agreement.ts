import { maximumScore } from "@winnow/contract/limits.ts";
import type { ScoreAgreement } from "@winnow/contract/reports.ts";
import { weightedKappa } from "@winnow/interviewing/weighted-kappa.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { requireDrive } from "../drives/rows.ts";
import { listScorePairs } from "./rows.ts";

/** The interval is one of large samples: of fewer pairs it would look more certain than it is. */
const minPairs = 20;

/** How far the account's own scorecards of a drive and those of others agree. Throws `driveNotFound`. */
export async function measureAgreement(
  database: Queryable<Tables>,
  accountId: AccountId,
  driveId: string,
): Promise<ScoreAgreement> {
  await requireDrive(database, accountId, driveId);
  const pairs = await listScorePairs(database, { accountId, driveId });
  const { kappa, low, high, count } = weightedKappa(
    pairs.map(({ own, other }) => [own, other] as const),
    maximumScore,
  );
  const isEnough = count >= minPairs;
  return {
    kappa: isEnough ? kappa : null,
    low: isEnough ? low : null,
    high: isEnough ? high : null,
    pairs_count: count,
    min_pairs: minPairs,
  };
}
