import type { downloadExport as endpoint } from "@winnow/contract/exports.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { formats } from "./formats.ts";
import { getExportRow, namesSomebodyHidden } from "./rows.ts";

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
  const link = await services.storage.presignDownload({
    key: row.object_key,
    fileName: row.file_name,
    mediaType: formats[row.format].mediaType,
    expiresInSeconds: linkSeconds,
  });
  return { url: link.url, file_name: row.file_name, expires_at: toEpochSeconds(link.expiresAt) };
}
