import { Readable } from "node:stream";
import type { driveDownloadKinds } from "@winnow/contract/drives.ts";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Cell } from "../../platform/spreadsheets/cell.ts";
import { writeCsv } from "../../platform/spreadsheets/write-csv.ts";
import { writeXlsx } from "../../platform/spreadsheets/write-xlsx.ts";
import type { Services } from "../../services.ts";
import { formats } from "../exports/formats.ts";
import { safeEntryName } from "../exports/safe-entry-name.ts";
import { findLanguage } from "../notifications/rows.ts";
import { unknownMediaType } from "../screenings/media-types.ts";
import { listAllCandidates } from "./candidate-rows.ts";
import { candidatesTable, questionsTable, resultsTable } from "./drive-tables.ts";
import { type LanguageOfDrives, languagesOfDrives } from "./languages/languages.ts";
import { type DriveRow, requireDrive } from "./rows.ts";

type Kind = (typeof driveDownloadKinds)[number];
type Download = { body: Readable; mediaType: string; fileName: string };

/** The job description as its file, else as text; or a table. Throws `driveNotFound`, `originalGone`. */
export async function downloadFromDrive(
  services: Services,
  accountId: AccountId,
  { driveId, kind, format }: { driveId: string; kind: Kind; format: "csv" | "xlsx" },
): Promise<Download> {
  const { kysely } = services.database;
  const drive = await requireDrive(kysely, accountId, driveId);
  const words = languagesOfDrives[(await findLanguage(kysely, accountId)) ?? "en"];
  if (kind === "jd" && drive.jd_object_key !== null) {
    return readOriginal(services, { ...drive, jd_object_key: drive.jd_object_key });
  }
  if (kind === "jd") {
    return {
      body: Readable.from([Buffer.from(drive.jd_text)]),
      mediaType: "text/plain; charset=utf-8",
      fileName: safeEntryName(`${drive.title} ${words.jobDescription}`, "txt"),
    };
  }
  const rows = cells(await tableOf(services, { drive, kind, words }));
  const { mediaType, extension } = formats[format];
  return {
    body: format === "csv" ? writeCsv(rows) : writeXlsx(rows, { sheet: words.sheets[kind] }),
    mediaType,
    fileName: safeEntryName(`${drive.title} ${words.files[kind]}`, extension),
  };
}

async function readOriginal(
  { storage }: Services,
  drive: DriveRow & { jd_object_key: string },
): Promise<Download> {
  const body = await storage.readStream(drive.jd_object_key);
  if (!body) {
    throw new Failure("originalGone");
  }
  return {
    body,
    mediaType: drive.jd_media_type ?? unknownMediaType,
    fileName: drive.jd_file_name || "job description",
  };
}

async function tableOf(
  { database: { kysely } }: Services,
  { drive, kind, words }: { drive: DriveRow; kind: Exclude<Kind, "jd">; words: LanguageOfDrives },
): Promise<Cell[][]> {
  if (kind === "questions") {
    return questionsTable(drive.questions);
  }
  const candidates = await listAllCandidates(kysely, { accountId: drive.account_id, driveId: drive.id });
  return kind === "candidates" ? candidatesTable(candidates) : resultsTable(candidates, words);
}

async function* cells(rows: Cell[][]): AsyncIterable<Cell[]> {
  yield* rows;
}
