import type { downloadPersonExport as endpoint } from "@winnow/contract/people.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { findPersonApplications, findPersonCvs, getPersonExportRow } from "./rows.ts";

const linkSeconds = 300;

/**
 * A link to the ZIP. Throws `exportNotFound`, also for one whose file has gone, `exportNotReady`, or `identityHidden`
 * where somebody in it is hidden by now.
 */
export async function downloadPersonExport(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const row = await getPersonExportRow(kysely, accountId, id);
  if (row.state !== "ready" || !row.object_key) {
    throw new Failure(
      "exportNotReady",
      row.state === "failed" && row.message ? { message: row.message } : {},
    );
  }
  const inIt = [
    ...(await findPersonCvs(kysely, accountId, { fileIds: row.cv_file_ids })),
    ...(await findPersonApplications(kysely, accountId, { ids: row.application_ids })),
  ];
  if (inIt.some(({ is_hidden }) => is_hidden)) {
    throw new Failure("identityHidden", {
      message: "This file shows names, and they are hidden in a screening now. Please make a new one.",
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
    mediaType: "application/zip",
    expiresInSeconds: linkSeconds,
  });
  return { url: link.url, file_name: row.file_name, expires_at: toEpochSeconds(link.expiresAt) };
}
