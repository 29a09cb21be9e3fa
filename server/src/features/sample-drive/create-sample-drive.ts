import { randomUUID } from "node:crypto";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { sampleDriveSkills, sampleInterviews } from "@winnow/samples/sample-drive.ts";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import type { Transaction } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { inTransaction, transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { addCandidatesTo } from "../drives/add-candidates.ts";
import { createDrive, type ReadiedDrive } from "../drives/create-drive.ts";
import { planDraftOfText } from "../drives/plan-draft.ts";
import { presentDriveDetails } from "../drives/present.ts";
import { getDrive, insertDriveEvent, requireDrive, updateDriveRow } from "../drives/rows.ts";
import { openInterviews } from "../interviews/rows.ts";
import { answerAs } from "./answer-as.ts";
import {
  findSampleDriveId,
  findSampleResults,
  leaveUninvited,
  listInterviewsByEmail,
  lockOwner,
} from "./rows.ts";

/** What the sample's job description suggests, read as any other, before any transaction is open. */
export async function readySampleDrive(
  services: Services,
  accountId: AccountId,
  signal: AbortSignal,
): Promise<ReadiedDrive> {
  const text = sampleScreening.jdText;
  const draft = await planDraftOfText(services, accountId, { text, instructions: "", signal });
  const isAsked = (skill: string | null) => skill !== null && sampleDriveSkills.includes(skill);
  return {
    title: sampleScreening.title,
    fields: {
      is_sample: true,
      jd_title: draft.title,
      jd_text: text,
      skills: JSON.stringify(draft.skills.filter(({ name }) => isAsked(name))),
      questions: JSON.stringify(draft.questions.filter(({ skill }) => isAsked(skill))),
      asks_about_gaps: false,
      hides_marks_until_scored: false,
    },
    jdFile: null,
  };
}

/**
 * A drive with invented people and answers, which goes through the use cases of any other, in one transaction: nothing
 * is held or charged, nobody is mailed, and its window has no end. An account has one; asked for again it is the same.
 * Throws `accountFull`.
 */
export async function createSampleDrive(
  services: Services,
  accountId: AccountId,
  readied: ReadiedDrive,
): Promise<DriveRoundDetails> {
  return transact(services, async (transaction) => {
    await lockOwner(transaction, accountId);
    const existing = await findSampleDriveId(transaction, accountId);
    if (existing !== undefined) {
      return presentDriveDetails(await getDrive(transaction, accountId, existing));
    }
    const inside = inTransaction(services, transaction);
    const { id } = await createDrive(inside, accountId, { input: {}, readied });
    await addPeople(transaction, accountId, id);
    await openForAll(transaction, accountId, id);
    const { questions } = await requireDrive(transaction, accountId, id);
    const interviews = await listInterviewsByEmail(transaction, { accountId, driveId: id });
    // Whoever completed last stands first among the results.
    for (const sample of sampleInterviews.toReversed()) {
      const interview = interviews.find(({ email }) => email === sample.email);
      if (interview) {
        await answerAs(inside, sample, { accountId, interviewId: interview.id, questions });
      }
    }
    return presentDriveDetails(await getDrive(transaction, accountId, id));
  });
}

/** Those whom the sample screening has read come from there, so that a report leads on to the CV. */
async function addPeople(transaction: Transaction<Tables>, accountId: AccountId, id: string): Promise<void> {
  const emails = sampleInterviews.map(({ email }) => email);
  const screened = await findSampleResults(transaction, accountId, emails);
  if (screened) {
    await updateDriveRow(transaction, { accountId, id }, { screening_id: screened.screeningId });
  }
  const known = new Set(screened?.results.map(({ email }) => email));
  await addCandidatesTo(transaction, {
    drive: await requireDrive(transaction, accountId, id),
    input: {
      candidates: sampleInterviews
        .filter(({ email }) => !known.has(email))
        .map(({ name, email }) => ({ name, email, time_zone: null })),
      ...(screened && {
        screening_id: screened.screeningId,
        result_ids: screened.results.map((result) => result.id),
      }),
    },
  });
}

/** As scheduling does, but for credits and mails. */
async function openForAll(transaction: Transaction<Tables>, accountId: AccountId, id: string): Promise<void> {
  const ofDrive = { accountId, driveId: id };
  await openInterviews(transaction, { ...ofDrive, batchId: randomUUID(), holdId: null });
  await leaveUninvited(transaction, ofDrive);
  const now = await databaseNow(transaction);
  await updateDriveRow(
    transaction,
    { accountId, id },
    { status: "InProgress", opens_at: now, scheduled_at: now },
  );
  await insertDriveEvent(transaction, {
    ...ofDrive,
    happened: { kind: "sample opened" },
  });
}
