import type { downloadAccountExport as endpoint } from "@winnow/contract/account-exports.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { accountExportName } from "./present.ts";
import { getAccountExportRow } from "./rows.ts";

const linkSeconds = 300;

/** A link to the ZIP. Throws `exportNotFound`, also for one whose file has gone, or `exportNotReady`. */
export async function downloadAccountExport(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const row = await getAccountExportRow(services.database.kysely, accountId, id);
  if (row.state !== "ready" || !row.object_key) {
    throw new Failure(
      "exportNotReady",
      row.state === "failed" && row.message ? { message: row.message } : {},
    );
  }
  if (!(await services.storage.stat(row.object_key))) {
    throw new Failure("exportNotFound", {
      message: "This file is no longer stored. Please make it again.",
    });
  }
  const link = await services.storage.presignDownload({
    key: row.object_key,
    fileName: accountExportName,
    mediaType: "application/zip",
    expiresInSeconds: linkSeconds,
  });
  return { url: link.url, file_name: accountExportName, expires_at: toEpochSeconds(link.expiresAt) };
}
