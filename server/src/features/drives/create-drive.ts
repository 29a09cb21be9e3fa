import type { DriveRoundDetails, createDriveRound as endpoint } from "@winnow/contract/drives.ts";
import type { Insertable, Transaction } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findLanguage } from "../notifications/rows.ts";
import { nameOfAccount } from "../results/rows.ts";
import { unknownMediaType } from "../screenings/media-types.ts";
import { lockScreeningIfThere, requireScreening } from "../screenings/rows.ts";
import { requireRoom } from "../usage/require-room.ts";
import { addCandidatesTo } from "./add-candidates.ts";
import { type JdFile, keepJdFile } from "./keep-jd-file.ts";
import { type PlannedDraft, planDraft, planDraftOfText } from "./plan-draft.ts";
import { presentDriveDetails } from "./present.ts";
import { copyMailTexts, getDrive, insertDrive, insertDriveEvent, requireDrive } from "./rows.ts";
import { untitled } from "./untitled.ts";

type Input = z.output<typeof endpoint.schema.body>;
type NewDrive = Omit<Insertable<Tables["drives"]>, "account_id" | "title">;
/** With the original of its job description, where there is one to copy. */
export type ReadiedDrive = { title: string | null; fields: NewDrive; jdFile: JdFile | null };

/**
 * What a draft begins with; job descriptions are read before any transaction is open. Throws `screeningNotFound`,
 * `driveNotFound`, `jdTooLaborious`.
 */
export async function readyDrive(
  services: Services,
  accountId: AccountId,
  { input, signal }: { input: Input; signal: AbortSignal },
): Promise<ReadiedDrive> {
  const { kysely } = services.database;
  if (input.copy_of !== undefined) {
    const drive = await requireDrive(kysely, accountId, input.copy_of);
    return { ...copyOf(drive), jdFile: await readOriginal(services, drive) };
  }
  const instructions = input.instructions ?? "";
  if (input.screening_id !== undefined) {
    const screening = await requireScreening(kysely, accountId, input.screening_id);
    const draft = await planDraft(
      services,
      { title: screening.jd_title, requirements: screening.requirements, text: screening.jd_text },
      { turn: accountId, signal },
    );
    const fields = {
      ...fieldsOf(draft),
      screening_id: screening.id,
      jd_text: screening.jd_text,
      jd_instructions: screening.jd_instructions,
      mail_language: screening.mail_language,
    };
    const jdFile = await readOriginal(services, screening);
    return { title: screening.jd_title ?? screening.title, fields, jdFile };
  }
  const text = input.jd_text ?? "";
  const draft = await planDraftOfText(services, accountId, { text, instructions, signal });
  return {
    title: draft.title,
    fields: { ...fieldsOf(draft), jd_text: text, jd_instructions: instructions },
    jdFile: null,
  };
}

/** Stores a draft, with the candidates it takes over. Throws `screeningNotFound`, `accountFull`, `identityHidden` when one of them is hidden. */
export async function createDrive(
  services: Services,
  accountId: AccountId,
  { input, readied }: { input: Input; readied: ReadiedDrive },
): Promise<DriveRoundDetails> {
  return transact(services, async (transaction) => {
    const screeningId = await lockOrigin(transaction, accountId, { input, readied });
    await requireRoom(services, transaction, { accountId, wanted: { drives: 1 } });
    const id = await insertDrive(transaction, {
      ...readied.fields,
      screening_id: screeningId,
      account_id: accountId,
      title: input.title ?? readied.title ?? untitled[(await findLanguage(transaction, accountId)) ?? "en"],
    });
    if (readied.jdFile !== null) {
      await keepJdFile(services, transaction, { accountId, driveId: id, file: readied.jdFile });
    }
    if (input.copy_of !== undefined) {
      await copyMailTexts(transaction, { accountId, from: input.copy_of, to: id });
    }
    const by = await nameOfAccount(transaction, accountId);
    await insertDriveEvent(transaction, {
      accountId,
      driveId: id,
      happened: { kind: "created", by },
    });
    if (input.screening_id !== undefined && input.result_ids !== undefined) {
      const drive = await requireDrive(transaction, accountId, id);
      const { screening_id, result_ids } = input;
      await addCandidatesTo(transaction, { drive, input: { screening_id, result_ids } });
    }
    return presentDriveDetails(await getDrive(transaction, accountId, id));
  });
}

/** The screening that it comes from, which may have been deleted since; the copy of a drive needs none. */
async function lockOrigin(
  transaction: Transaction<Tables>,
  accountId: AccountId,
  { input, readied }: { input: Input; readied: ReadiedDrive },
): Promise<string | null> {
  const { screening_id: id } = readied.fields;
  if (id === undefined || id === null) {
    return null;
  }
  const isThere = (await lockScreeningIfThere(transaction, accountId, id)) !== undefined;
  if (!isThere && input.screening_id !== undefined) {
    throw new Failure("screeningNotFound");
  }
  return isThere ? id : null;
}

function fieldsOf(draft: PlannedDraft) {
  return {
    jd_title: draft.title,
    skills: JSON.stringify(draft.skills),
    questions: JSON.stringify(draft.questions),
  };
}

/** Without its candidates, its window and what became of it. */
function copyOf(drive: Awaited<ReturnType<typeof requireDrive>>): Omit<ReadiedDrive, "jdFile"> {
  return {
    title: drive.title,
    fields: {
      screening_id: drive.screening_id,
      jd_title: drive.jd_title,
      jd_text: drive.jd_text,
      jd_instructions: drive.jd_instructions,
      skills: JSON.stringify(drive.skills),
      questions: JSON.stringify(drive.questions),
      time_zone: drive.time_zone,
      asks_about_gaps: drive.asks_about_gaps,
      alternative_form: drive.alternative_form,
      extra_time_percent: drive.extra_time_percent,
      hides_marks_until_scored: drive.hides_marks_until_scored,
      invitation_text: drive.invitation_text,
      reminder_text: drive.reminder_text,
      mail_language: drive.mail_language,
    },
  };
}

/** Copied, so that neither depends on the other; null where there is none any more. */
async function readOriginal(
  { storage }: Services,
  of: { jd_object_key: string | null; jd_file_name: string | null; jd_media_type: string | null },
): Promise<JdFile | null> {
  const bytes = of.jd_object_key === null ? null : await storage.read(of.jd_object_key);
  return bytes && { name: of.jd_file_name ?? "", mediaType: of.jd_media_type ?? unknownMediaType, bytes };
}
