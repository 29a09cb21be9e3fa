import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { removeObjects } from "./jobs.ts";
import { mediaTypeOfKind } from "./media-types.ts";
import { lockScreening, ownerOf, updateScreeningRow } from "./rows.ts";
import { runReading } from "./run-reading.ts";
import { screeningSubject } from "./screening-subjects.ts";
import { tellJdFailed } from "./tell-screening.ts";
import { untitled } from "./untitled.ts";

/** Nothing is on its way any more; the id stays, so that confirming the same upload again is no error. */
export const noJdUpload = {
  jd_upload_state: null,
  jd_upload_object_key: null,
  jd_upload_file_name: null,
  jd_upload_size_bytes: null,
  jd_upload_media_type: null,
  jd_upload_failure_reason: null,
} as const;

/**
 * The job that reads an uploaded JD; only then it takes the place of the one before. An upload that was replaced or
 * cancelled in the meantime is left alone.
 */
export async function readJdFileNow(
  services: Services,
  payload: { screeningId: string; uploadId: string },
): Promise<void> {
  const { kysely } = services.database;
  const found = await kysely
    .selectFrom("screenings")
    .select(["account_id", "jd_upload_object_key", "jd_upload_id", "jd_upload_state", "jd_instructions"])
    .where("id", "=", payload.screeningId)
    .executeTakeFirst();
  const key = found?.jd_upload_object_key;
  if (!key || found.jd_upload_id !== payload.uploadId || found.jd_upload_state !== "reading") {
    return;
  }
  const bytes = await services.storage.read(key);
  if (!bytes) {
    throw new Error("The stored job description is not there.");
  }
  const outcome = await runReading(() =>
    services.reading.run("readJdFile", { bytes, instructions: found.jd_instructions }),
  );
  await kysely.transaction().execute(async (transaction) => {
    const accountId = ownerOf(found);
    const row = await lockScreening(transaction, accountId, payload.screeningId);
    if (row.jd_upload_id !== payload.uploadId || row.jd_upload_state !== "reading") {
      return;
    }
    if (!outcome.ok) {
      await updateScreeningRow(
        transaction,
        { accountId, id: row.id },
        { ...noJdUpload, jd_upload_state: "failed", jd_upload_failure_reason: outcome.reason },
      );
      await tellJdFailed(transaction, { accountId, screening: row, reason: outcome.reason });
      await enqueue(transaction, removeObjects, [{ payload: { keys: [key] } }]);
      return;
    }
    await forgetSubject(transaction, { accountId, subject: screeningSubject.jd(row.id) });
    await updateScreeningRow(
      transaction,
      { accountId, id: row.id },
      {
        ...noJdUpload,
        jd_state: "read",
        jd_object_key: key,
        jd_file_name: row.jd_upload_file_name,
        jd_media_type: mediaTypeOfKind(outcome.kind),
        jd_text: outcome.text,
        jd_title: outcome.jd.title,
        requirements: JSON.stringify(outcome.jd.requirements),
        refused_criteria: JSON.stringify(outcome.jd.refused),
        jd_instructions_not_understood: JSON.stringify(outcome.jd.notUnderstood),
        ...(outcome.jd.title && row.title === untitled ? { title: outcome.jd.title } : {}),
      },
    );
    if (row.jd_object_key && row.jd_object_key !== key) {
      await enqueue(transaction, removeObjects, [{ payload: { keys: [row.jd_object_key] } }]);
    }
  });
}

/** After the last try the JD says that it failed instead of being read for ever. */
export async function giveUpReadingJdFile(
  services: Services,
  payload: { screeningId: string; uploadId: string },
): Promise<void> {
  const reason = "ourFault";
  await services.database.kysely.transaction().execute(async (transaction) => {
    const screening = await transaction
      .updateTable("screenings")
      .set({ ...noJdUpload, jd_upload_state: "failed", jd_upload_failure_reason: reason })
      .where("id", "=", payload.screeningId)
      .where("jd_upload_id", "=", payload.uploadId)
      .where("jd_upload_state", "=", "reading")
      .returning(["id", "account_id", "title"])
      .executeTakeFirst();
    if (screening) {
      await tellJdFailed(transaction, { accountId: ownerOf(screening), screening, reason });
    }
  });
}
