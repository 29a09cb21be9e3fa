import type { downloadApplicationFile as endpoint } from "@winnow/contract/applications.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findCvFiles } from "../screenings/cv-file-rows.ts";
import { isCvHidden } from "../screenings/listed-cv-file-rows.ts";
import { requireScreening } from "../screenings/rows.ts";
import { listApplicationFiles } from "./application-file-rows.ts";
import { type ApplicationRow, findSentApplication } from "./application-rows.ts";

const linkSeconds = 300;

type Output = z.output<(typeof endpoint.schema.response)[200]>;

/**
 * A link to a file that answers a question, given out as an attachment. Throws `applicationNotFound`, `fileNotFound`,
 * `originalGone`, or `identityHidden` as for the CV that came with it.
 */
export async function downloadApplicationFile(
  services: Services,
  accountId: AccountId,
  { applicationId, fileId }: { applicationId: string; fileId: string },
): Promise<Output> {
  const { kysely } = services.database;
  const application = await findSentApplication(kysely, { accountId, id: applicationId });
  if (!application) {
    throw new Failure("applicationNotFound");
  }
  const files = await listApplicationFiles(kysely, { accountId, applicationId });
  const file = files.find(({ id }) => id === fileId);
  if (!file) {
    throw new Failure("fileNotFound");
  }
  if (await isHidden(kysely, accountId, application)) {
    throw new Failure("identityHidden");
  }
  if (!(await services.storage.stat(file.object_key))) {
    throw new Failure("originalGone");
  }
  const link = await services.storage.presignDownload({
    key: file.object_key,
    fileName: file.file_name,
    mediaType: file.media_type,
    expiresInSeconds: linkSeconds,
  });
  return {
    url: link.url,
    file_name: file.file_name,
    media_type: file.media_type,
    expires_at: toEpochSeconds(link.expiresAt),
  };
}

/** Of a blind screening, until the candidate is revealed: a certificate has a name on it. */
async function isHidden(
  database: Queryable<Tables>,
  accountId: AccountId,
  { screening_id: screeningId, file_id }: ApplicationRow,
): Promise<boolean> {
  const screening = await requireScreening(database, accountId, screeningId);
  if (!screening.is_blind) {
    return false;
  }
  const [cv] = await findCvFiles(database, { accountId, screeningId, ids: [file_id] });
  return !cv || isCvHidden(database, accountId, cv.duplicate_of ?? cv.id);
}
