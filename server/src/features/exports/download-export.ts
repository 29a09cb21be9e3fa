import type { downloadExport as endpoint } from "@winnow/contract/exports.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { findLanguage } from "../notifications/rows.ts";
import { formats } from "./formats.ts";
import { languagesOfExports } from "./languages/languages.ts";
import { type ExportRow, findOnlyLabel, getExportRow, namesSomebodyHidden } from "./rows.ts";
import { safeEntryName } from "./safe-entry-name.ts";

const linkSeconds = 300;

/**
 * A link to the file of an export. Throws `exportNotFound`, also for one whose file has gone, `exportNotReady`, or
 * `identityHidden` for a file with names from before they were hidden.
 */
export async function downloadExport(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const row = await getExportRow(kysely, accountId, id);
  if (row.state !== "ready" || !row.object_key) {
    throw new Failure(
      "exportNotReady",
      row.state === "failed" && row.message ? { message: row.message } : {},
    );
  }
  if (await namesSomebodyHidden(kysely, { accountId, id })) {
    throw new Failure("identityHidden", {
      message: "This file shows names, and they are hidden in this screening now. Please make a new one.",
    });
  }
  if (!(await services.storage.stat(row.object_key))) {
    throw new Failure("exportNotFound", {
      message: "This file is no longer stored. Please make it again.",
    });
  }
  const fileName = await nameOfFile(services, accountId, row);
  const link = await services.storage.presignDownload({
    key: row.object_key,
    fileName,
    mediaType: formats[row.format].mediaType,
    expiresInSeconds: linkSeconds,
  });
  return { url: link.url, file_name: fileName, expires_at: toEpochSeconds(link.expiresAt) };
}

/** The file of one candidate is called after them; only here, where names that are hidden by now have been refused. */
async function nameOfFile(services: Services, accountId: AccountId, row: ExportRow): Promise<string> {
  const { words, isNamedByCandidate, extension } = formats[row.format];
  if (row.results_count !== 1 || !isNamedByCandidate) return row.file_name;
  const language = (await findLanguage(services.database.kysely, accountId)) ?? "en";
  const label = await findOnlyLabel(services.database.kysely, { accountId, id: row.id, language });
  if (label === null) return row.file_name;
  return safeEntryName(`${label} ${words(languagesOfExports[language].file, { count: 1 })}`, extension);
}
