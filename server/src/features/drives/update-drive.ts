import { isDeepStrictEqual } from "node:util";
import type { DriveRoundDetails, updateDriveRound as endpoint } from "@winnow/contract/drives.ts";
import type { UpdateObject } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { nameOfAccount } from "../results/rows.ts";
import { supersedeReading } from "../screenings/supersede-reading.ts";
import { refreshGapQuestions } from "./gap-questions.ts";
import { driveWindowMoved } from "./jobs.ts";
import { noJdFile, removeJdFileLater } from "./keep-jd-file.ts";
import { type PlannedDraft, planDraftOfText } from "./plan-draft.ts";
import { presentDriveDetails } from "./present.ts";
import { requireNoSample } from "./require-no-sample.ts";
import {
  type DriveRow,
  getDrive,
  insertDriveEvent,
  lockDrive,
  requireDrive,
  updateDriveRow,
} from "./rows.ts";
import { setupVersion } from "./setup-version.ts";
import { isDriveEventLegal } from "./states.ts";
import { isUntitled } from "./untitled.ts";
import { windowChanges } from "./window-changes.ts";

type Changes = z.output<typeof endpoint.schema.body>;

/**
 * Changes what is given. A new job description brings its skills and questions, unless they are given too. Throws
 * `driveNotFound`, `sampleInvitesNobody` for the window of the sample, `driveNotDraft` for what candidates get once a drive was scheduled, `driveNotRunning` for a drive
 * that is over, `driveWindowOver` or `driveWindowMissing` for a window that cannot be, `jdTooLaborious`, `jdSuperseded`
 * when a newer text of the job description came meanwhile, `driveChanged` where skills or questions are given and those
 * that they are a change of, or the job description, are others by now.
 */
export async function updateDrive(
  services: Services,
  accountId: AccountId,
  { id, changes, signal }: { id: string; changes: Changes; signal: AbortSignal },
): Promise<DriveRoundDetails> {
  if (changes.jd_text === undefined) {
    return readAndChange(services, accountId, { id, changes, signal });
  }
  return supersedeReading(`${accountId} ${id}`, (superseded) =>
    readAndChange(services, accountId, { id, changes, signal: AbortSignal.any([signal, superseded]) }),
  );
}

async function readAndChange(
  services: Services,
  accountId: AccountId,
  { id, changes, signal }: { id: string; changes: Changes; signal: AbortSignal },
): Promise<DriveRoundDetails> {
  const before = await requireDrive(services.database.kysely, accountId, id);
  const isNewJd = changes.jd_text !== undefined && changes.jd_text !== before.jd_text;
  if (isNewJd && !isDriveEventLegal(before.status, "edit")) {
    throw new Failure("driveNotDraft");
  }
  const draft = isNewJd
    ? await planDraftOfText(services, accountId, {
        text: changes.jd_text ?? "",
        instructions: changes.instructions ?? before.jd_instructions,
        signal,
      })
    : null;
  return changeDrive(services, accountId, { id, changes, draft, textBefore: before.jd_text });
}

/**
 * The part that changes rows; `draft` is what a new job description was read as, in place of `textBefore` where that is
 * given.
 */
export async function changeDrive(
  services: Services,
  accountId: AccountId,
  update: { id: string; changes: Changes; draft: PlannedDraft | null; textBefore?: string },
): Promise<DriveRoundDetails> {
  const { id, changes, draft, textBefore } = update;
  return transact(services, async (transaction) => {
    const row = await lockDrive(transaction, accountId, id);
    requireSameSetup(row, changes);
    if (changes.jd_text !== undefined && textBefore !== undefined && textBefore !== row.jd_text) {
      throw new Failure("jdSuperseded");
    }
    const edits = editsOf(row, changes, draft);
    if (Object.keys(edits).length > 0 && !isDriveEventLegal(row.status, "edit")) {
      throw new Failure("driveNotDraft");
    }
    const { set: window, kind } = windowChanges(row, changes, new Date());
    if (Object.keys(window).length > 0) {
      requireNoSample(row);
    }
    await updateDriveRow(
      transaction,
      { accountId, id },
      { ...settingsOf(row, changes, draft), ...edits, ...window },
    );
    if ("jd_object_key" in edits) {
      await removeJdFileLater(transaction, row);
    }
    if (kind !== null) {
      const by = await nameOfAccount(transaction, accountId);
      await insertDriveEvent(transaction, { accountId, driveId: id, happened: { kind, by } });
    }
    if (row.status === "InProgress" && Object.keys(window).length > 0) {
      await enqueue(transaction, driveWindowMoved, [{ payload: { accountId, driveId: id } }]);
    }
    if ("questions" in edits || "asks_about_gaps" in edits) {
      await refreshGapQuestions(transaction, await requireDrive(transaction, accountId, id));
    }
    return presentDriveDetails(await getDrive(transaction, accountId, id));
  });
}

function requireSameSetup(row: DriveRow, { skills, questions, setup_version }: Changes): void {
  const isChange = skills !== undefined || questions !== undefined;
  if (isChange && setup_version !== undefined && setup_version !== setupVersion(row)) {
    throw new Failure("driveChanged");
  }
}

/** What candidates get and what it comes from: as it is once a drive was scheduled. The same again is no edit. */
function editsOf(
  row: DriveRow,
  changes: Changes,
  draft: PlannedDraft | null,
): UpdateObject<Tables, "drives"> {
  const edits: UpdateObject<Tables, "drives"> = {};
  const skills = changes.skills ?? draft?.skills;
  const questions = changes.questions ?? draft?.questions;
  if (changes.jd_text !== undefined && changes.jd_text !== row.jd_text) {
    edits.jd_text = changes.jd_text;
    edits.jd_title = draft?.title ?? null;
    Object.assign(edits, noJdFile);
  }
  if (changes.instructions !== undefined && changes.instructions !== row.jd_instructions) {
    edits.jd_instructions = changes.instructions;
  }
  if (skills && !isDeepStrictEqual(skills, row.skills)) edits.skills = JSON.stringify(skills);
  if (questions && !isDeepStrictEqual(questions, row.questions)) edits.questions = JSON.stringify(questions);
  if (changes.asks_about_gaps !== undefined && changes.asks_about_gaps !== row.asks_about_gaps) {
    edits.asks_about_gaps = changes.asks_about_gaps;
  }
  return edits;
}

function settingsOf(
  row: DriveRow,
  changes: Changes,
  draft: PlannedDraft | null,
): UpdateObject<Tables, "drives"> {
  const set: UpdateObject<Tables, "drives"> = {};
  if (changes.title !== undefined) set.title = changes.title;
  else if (draft?.title && isUntitled(row.title)) set.title = draft.title;
  if (changes.time_zone !== undefined) set.time_zone = changes.time_zone;
  if (changes.alternative_form !== undefined) set.alternative_form = changes.alternative_form;
  if (changes.extra_time_percent !== undefined) set.extra_time_percent = changes.extra_time_percent;
  if (changes.hides_marks_until_scored !== undefined) {
    set.hides_marks_until_scored = changes.hides_marks_until_scored;
  }
  if (changes.mails !== undefined) {
    set.invitation_text = changes.mails.invitation;
    set.reminder_text = changes.mails.reminder;
  }
  return set;
}
