import type { listShares as endpoint, Share } from "@winnow/contract/shares.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import type { OfInterview } from "../answers/rows.ts";
import { getInterview } from "../interviews/rows.ts";
import { hidesMarks, listScorecards } from "../reports/rows.ts";
import { presentShare } from "./present.ts";
import { readCv, sharableCv } from "./read-cv.ts";
import { findShare, listFeedback, listShareRows } from "./rows.ts";

/**
 * The links of an interview with what was said by them; that waits until the account has given its own scorecard, where
 * the drive says so. Throws `interviewNotFound`.
 */
export async function listShares(
  database: Queryable<Tables>,
  accountId: AccountId,
  interviewId: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const of = { accountId, interviewId };
  const interview = await getInterview(database, accountId, interviewId);
  const isHidden = await isFeedbackHidden(database, { ...of, driveId: interview.drive_id });
  const feedback = isHidden ? [] : await listFeedback(database, of);
  const rows = await listShareRows(database, of);
  return {
    data: rows.map((row) => presentShare(row, feedback)),
    is_feedback_hidden: isHidden,
    cv: sharableCv(await readCv(database, accountId, interview.result_id)),
  };
}

/** One of them. Throws `interviewNotFound`, `shareNotFound`. */
export async function getShare(
  database: Queryable<Tables>,
  one: OfInterview & { id: string },
): Promise<Share> {
  const { drive_id: driveId } = await getInterview(database, one.accountId, one.interviewId);
  const row = await findShare(database, one);
  if (!row) {
    throw new Failure("shareNotFound");
  }
  const isHidden = await isFeedbackHidden(database, { ...one, driveId });
  return presentShare(row, isHidden ? [] : await listFeedback(database, one));
}

async function isFeedbackHidden(
  database: Queryable<Tables>,
  { accountId, interviewId, driveId }: OfInterview & { driveId: string },
): Promise<boolean> {
  const own = (await listScorecards(database, { accountId, interviewId })).find(
    ({ reviewer }) => reviewer === null,
  );
  return !own?.given_at && (await hidesMarks(database, { accountId, driveId }));
}
