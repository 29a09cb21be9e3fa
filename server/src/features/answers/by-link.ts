import type { CandidateInterview } from "@winnow/contract/answers.ts";
import type { Transaction } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { type DriveRow, lockDrive } from "../drives/rows.ts";
import { lockInterview } from "../interviews/rows.ts";
import { noticeOf } from "./notice.ts";
import { phaseOf } from "./phase-of.ts";
import { presentCandidateInterview } from "./present.ts";
import { listRecordings } from "./recording-rows.ts";
import {
  findLink,
  findOpenedInterview,
  listAnswers,
  listRequests,
  type OfInterview,
  type OpenedInterview,
} from "./rows.ts";
import { requireVisit } from "./visits.ts";

/** Whose interview a link opens. Throws `linkNotFound`, alike for unknown, revoked and erased. */
export async function followLink(database: Queryable<Tables>, token: string): Promise<OfInterview> {
  const link = await findLink(database, hashToken(token));
  if (!link) {
    throw new Failure("linkNotFound");
  }
  return { accountId: link.account_id, interviewId: link.interview_id };
}

/** What a call by the link is about, for who writes of it. Throws `linkNotFound`. */
export async function subjectOfLink(
  { database }: Services,
  token: string,
): Promise<{ accountId: string; id: string }> {
  const { accountId, interviewId } = await followLink(database.kysely, token);
  return { accountId, id: interviewId };
}

/** The interview as the candidate's page shows it to `visit`. */
export async function showInterview(
  { services, database }: { services: Services; database: Queryable<Tables> },
  of: OfInterview,
  visit: string | undefined,
): Promise<CandidateInterview> {
  const interview = await findOpenedInterview(database, of);
  if (!interview) {
    throw new Failure("linkNotFound");
  }
  return presentCandidateInterview(interview, {
    answers: await listAnswers(database, of),
    recordings: await listRecordings(database, of),
    requests: await listRequests(database, of),
    visit,
    notice: noticeOf(services),
  });
}

/**
 * Does `run` with the interview of a link locked, and answers how it stands afterwards. With `visit` only the page that
 * goes on with the interview may, and only while it can be answered. Throws `linkNotFound`, `interviewNotOpen`,
 * `interviewElsewhere`.
 */
export function inInterview(
  services: Services,
  { token, visit }: { token: string; visit?: string },
  run: (transaction: Transaction<Tables>, interview: OpenedInterview, of: OfInterview) => Promise<void>,
): Promise<CandidateInterview> {
  return transact(services, async (transaction) => {
    const of = await followLink(transaction, token);
    const interview = await lockOpenedInterview(transaction, of);
    if (visit !== undefined) {
      requireOpen(interview);
      requireVisit(interview, visit);
    }
    await run(transaction, interview, of);
    return showInterview({ services, database: transaction }, of, visit);
  });
}

/** Locks the interview and reads it as it then is. */
export async function lockOpenedInterview(
  transaction: Transaction<Tables>,
  of: OfInterview,
): Promise<OpenedInterview> {
  await lockInterview(transaction, { accountId: of.accountId, id: of.interviewId });
  const interview = await findOpenedInterview(transaction, of);
  if (!interview) {
    throw new Failure("linkNotFound");
  }
  return interview;
}

/** The same with its drive, where both change: the drive first, in the order in which everything takes its locks. */
export async function lockDriveAndInterview(
  transaction: Transaction<Tables>,
  of: OfInterview,
): Promise<{ drive: DriveRow; interview: OpenedInterview }> {
  const before = await findOpenedInterview(transaction, of);
  if (!before) {
    throw new Failure("linkNotFound");
  }
  const drive = await lockDrive(transaction, of.accountId, before.drive_id);
  return { drive, interview: await lockOpenedInterview(transaction, of) };
}

/** Throws `interviewNotOpen`. */
export function requireOpen(interview: OpenedInterview): void {
  if (phaseOf(interview) !== "open") {
    throw new Failure("interviewNotOpen");
  }
}

/** Throws `interviewNotOpen` for an interview that is over; one that has not opened yet is not. */
export function requireNotOver(interview: OpenedInterview): void {
  const phase = phaseOf(interview);
  if (phase !== "open" && phase !== "not_open_yet") {
    throw new Failure("interviewNotOpen");
  }
}
