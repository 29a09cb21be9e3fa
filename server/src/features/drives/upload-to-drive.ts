import { randomUUID } from "node:crypto";
import type { driveUploadKinds, ImportPreview } from "@winnow/contract/drives.ts";
import { maximumDriveQuestions, maximumDriveSkills } from "@winnow/contract/limits.ts";
import { id as idSchema, typedText } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { inTransaction, transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { SentForm } from "../../platform/http/read-multipart.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { nameOfAccount } from "../results/rows.ts";
import { insertNew } from "./add-candidates.ts";
import { findKnownEmails } from "./candidate-rows.ts";
import { checkRows, countRows, identityOf, questionOfValues } from "./check-import.ts";
import { refreshGapQuestions } from "./gap-questions.ts";
import type { TableKind } from "./import-fields.ts";
import { findImport, insertImport, markImportApplied } from "./import-rows.ts";
import { type JdFile, keepJdFile } from "./keep-jd-file.ts";
import type { PlannedDraft } from "./plan-draft.ts";
import { readJdFile } from "./read-jd-file.ts";
import { readSentRows, type SentTable } from "./read-sent-rows.ts";
import { requireNoSample } from "./require-no-sample.ts";
import { type DriveRow, insertDriveEvent, lockDrive, requireDrive, updateDriveRow } from "./rows.ts";
import { isDriveEventLegal } from "./states.ts";
import { changeDrive } from "./update-drive.ts";

type Kind = (typeof driveUploadKinds)[number];
type StoredPreview = Omit<ImportPreview, "preview_id" | "is_applied">;

/** What was sent, read as far as it can be before any transaction is open. */
export type ReadUpload =
  | { what: "preview"; kind: Kind; previewId: string }
  | { what: "jd"; file: JdFile; instructions: string | undefined; text: string; draft: PlannedDraft }
  | { what: "table"; kind: TableKind; table: SentTable };

/** Throws `importNotFound`, `spreadsheetUnreadable`, or `inputInvalid` for what cannot be read. */
export async function readUpload(
  services: Services,
  accountId: AccountId,
  { kind, form, signal }: { kind: Kind; form: SentForm; signal: AbortSignal },
): Promise<ReadUpload> {
  const previewId = form.fields.get("preview_id");
  if (previewId !== undefined) {
    if (!idSchema.safeParse(previewId).success) throw new Failure("importNotFound");
    return { what: "preview", kind, previewId };
  }
  if (kind !== "jd") {
    return { what: "table", kind, table: await readSentRows(services, accountId, { kind, form, signal }) };
  }
  const instructions = instructionsOf(form);
  const { text, mediaType, draft } = await readJdFile(services, accountId, {
    file: form.file,
    instructions: instructions ?? "",
    signal,
  });
  const file = { name: form.file?.name ?? "", mediaType, bytes: form.file?.bytes ?? new Uint8Array() };
  return { what: "jd", file, instructions, text, draft };
}

/** The optional field of a multipart call with a job description. Throws `inputInvalid`. */
export function instructionsOf({ fields }: SentForm): string | undefined {
  const parsed = typedText(5_000).optional().safeParse(fields.get("instructions"));
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? "";
    throw new Failure("inputInvalid", { message, fields: { instructions: message } });
  }
  return parsed.data;
}

/**
 * Shows what a file would bring, or takes over what was shown: whole or not at all, and once. A job description is taken
 * over at once. Throws `driveNotFound`, `driveNotDraft`, `driveNotRunning`, `importNotFound`, `importHasErrors`,
 * `driveFull`, `accountFull`.
 */
export async function uploadToDrive(
  services: Services,
  accountId: AccountId,
  { driveId, upload }: { driveId: string; upload: ReadUpload },
): Promise<ImportPreview> {
  return transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, driveId);
    switch (upload.what) {
      case "preview":
        return takeOver(transaction, { drive, kind: upload.kind, previewId: upload.previewId });
      case "jd":
        return takeOverJd(inTransaction(services, transaction), drive, upload);
      case "table":
        return preview(transaction, drive, upload);
    }
  });
}

async function preview(
  transaction: Queryable<Tables>,
  drive: DriveRow,
  { kind, table }: Extract<ReadUpload, { what: "table" }>,
): Promise<ImportPreview> {
  requireOpen(drive, kind);
  const place = { accountId: drive.account_id, driveId: drive.id };
  const { columns, mapping } = table;
  const known =
    kind === "candidates"
      ? await findKnownEmails(
          transaction,
          place,
          table.rows.map(({ cells }) => cells.get(mapping.email ?? "") ?? ""),
        )
      : textsOf(drive);
  const rows = checkRows(kind, { rows: table.rows, mapping, known });
  const stored: StoredPreview = { kind, mapping, columns, rows, ...countRows(rows) };
  const id = await insertImport(transaction, place, { kind, preview: stored, isApplied: false });
  return { ...stored, preview_id: id, is_applied: false };
}

async function takeOver(
  transaction: Queryable<Tables>,
  { drive, kind, previewId }: { drive: DriveRow; kind: Kind; previewId: string },
): Promise<ImportPreview> {
  const place = { accountId: drive.account_id, driveId: drive.id };
  const found = await findImport(transaction, place, { id: previewId, kind });
  if (!found) {
    throw new Failure("importNotFound");
  }
  if (found.applied_at !== null || kind === "jd") {
    return { ...found.preview, preview_id: previewId, is_applied: true };
  }
  requireOpen(drive, kind);
  if (found.preview.wrong > 0) {
    throw new Failure("importHasErrors");
  }
  const stored =
    kind === "candidates"
      ? await takeOverCandidates(transaction, drive, found.preview)
      : await takeOverQuestions(transaction, drive, found.preview);
  await markImportApplied(transaction, place, { id: previewId, preview: stored });
  return { ...stored, preview_id: previewId, is_applied: true };
}

/** Whoever came in since the preview was shown is a duplicate by now. */
async function takeOverCandidates(
  transaction: Queryable<Tables>,
  drive: DriveRow,
  shown: StoredPreview,
): Promise<StoredPreview> {
  const place = { accountId: drive.account_id, driveId: drive.id };
  const emails = shown.rows.map(({ values }) => values.email ?? "");
  const known = await findKnownEmails(transaction, place, emails);
  const rows = shown.rows.map((row) => ({
    ...row,
    is_duplicate: row.is_duplicate || known.has((row.values.email ?? "").toLowerCase()),
  }));
  const fresh = rows.filter(({ is_duplicate }) => !is_duplicate);
  await insertNew(transaction, {
    drive,
    candidates: fresh.map(({ values }) => ({
      name: values.name ?? "",
      email: values.email ?? "",
      timeZone: values.time_zone || null,
      resultId: null,
    })),
  });
  return { ...shown, rows, ...countRows(rows) };
}

async function takeOverQuestions(
  transaction: Queryable<Tables>,
  drive: DriveRow,
  shown: StoredPreview,
): Promise<StoredPreview> {
  const known = textsOf(drive);
  const rows = shown.rows.map((row) => ({
    ...row,
    is_duplicate: row.is_duplicate || known.has(identityOf("questions", row.values)),
  }));
  const added = rows
    .filter(({ is_duplicate }) => !is_duplicate)
    .map(({ values }) => questionOfValues(values, randomUUID()));
  const questions = [...drive.questions, ...added];
  if (questions.length > maximumDriveQuestions) {
    throw new Failure("inputInvalid", { message: `A drive takes up to ${maximumDriveQuestions} questions.` });
  }
  const skills = withSkillsOf(drive, added);
  await updateDriveRow(
    transaction,
    { accountId: drive.account_id, id: drive.id },
    { questions: JSON.stringify(questions), skills: JSON.stringify(skills) },
  );
  await refreshGapQuestions(transaction, { ...drive, questions });
  const by = await nameOfAccount(transaction, drive.account_id);
  await insertDriveEvent(transaction, {
    accountId: drive.account_id,
    driveId: drive.id,
    happened: { kind: "questions added", by, count: added.length },
  });
  return { ...shown, rows, ...countRows(rows) };
}

function textsOf({ questions }: DriveRow): Set<string> {
  return new Set(questions.map(({ text }) => identityOf("questions", { text })));
}

const usualWeight = 3;

/** The drive's skills, and those that only the new questions name. */
function withSkillsOf(drive: DriveRow, added: { skill: string | null }[]): DriveRow["skills"] {
  const known = new Set(drive.skills.map(({ name }) => name));
  const fresh = [...new Set(added.flatMap(({ skill }) => skill ?? []))].filter((name) => !known.has(name));
  return [...drive.skills, ...fresh.map((name) => ({ name, weight: usualWeight }))].slice(
    0,
    maximumDriveSkills,
  );
}

async function takeOverJd(
  services: Services,
  drive: DriveRow,
  { file, instructions, text, draft }: Extract<ReadUpload, { what: "jd" }>,
): Promise<ImportPreview> {
  const { kysely } = services.database;
  const { account_id: accountId, id } = drive;
  requireOpen(drive, "jd");
  await changeDrive(services, accountId, { id, changes: { jd_text: text, instructions }, draft });
  await keepJdFile(services, kysely, { accountId, driveId: id, file });
  const { questions } = await requireDrive(kysely, accountId, id);
  const stored: StoredPreview = {
    kind: "jd",
    mapping: {},
    columns: [],
    rows: [],
    ready: questions.length,
    wrong: 0,
    duplicates: 0,
  };
  const previewId = await insertImport(
    kysely,
    { accountId, driveId: id },
    { kind: "jd", preview: stored, isApplied: true },
  );
  return { ...stored, preview_id: previewId, is_applied: true };
}

function requireOpen(drive: DriveRow, kind: Kind): void {
  requireNoSample(drive);
  if (kind === "candidates" && !isDriveEventLegal(drive.status, "change candidates")) {
    throw new Failure("driveNotRunning");
  }
  if (kind !== "candidates" && !isDriveEventLegal(drive.status, "edit")) {
    throw new Failure("driveNotDraft");
  }
}
