import type { Services } from "../../services.ts";
import { lockScreening, ownerOf, updateScreeningRow } from "./rows.ts";
import { runReading } from "./run-reading.ts";
import { untitled } from "./untitled.ts";

/** The job that reads an uploaded JD. A JD that was replaced in the meantime is left alone. */
export async function readJdFileNow(
  services: Services,
  payload: { screeningId: string; uploadId: string },
): Promise<void> {
  const { kysely } = services.database;
  const screening = await kysely
    .selectFrom("screenings")
    .select(["account_id", "jd_object_key", "jd_upload_id", "jd_state", "jd_instructions"])
    .where("id", "=", payload.screeningId)
    .executeTakeFirst();
  if (
    !screening?.jd_object_key ||
    screening.jd_upload_id !== payload.uploadId ||
    screening.jd_state !== "reading"
  ) {
    return;
  }
  const bytes = await services.storage.read(screening.jd_object_key);
  if (!bytes) {
    throw new Error("The stored job description is not there.");
  }
  const outcome = await runReading(() =>
    services.reading.run("readJdFile", { bytes, instructions: screening.jd_instructions }),
  );
  await kysely.transaction().execute(async (transaction) => {
    const accountId = ownerOf(screening);
    const row = await lockScreening(transaction, accountId, payload.screeningId);
    if (row.jd_upload_id !== payload.uploadId || row.jd_state !== "reading") {
      return;
    }
    await updateScreeningRow(
      transaction,
      { accountId, id: row.id },
      outcome.ok
        ? {
            jd_state: "read",
            jd_text: outcome.text,
            jd_title: outcome.jd.title,
            requirements: JSON.stringify(outcome.jd.requirements),
            refused_criteria: JSON.stringify(outcome.jd.refused),
            jd_instructions_not_understood: JSON.stringify(outcome.jd.notUnderstood),
            ...(outcome.jd.title && row.title === untitled ? { title: outcome.jd.title } : {}),
          }
        : { jd_state: "failed", jd_failure_reason: outcome.reason },
    );
  });
}

/** After the last try the JD says that it failed instead of being read for ever. */
export async function giveUpReadingJdFile(
  services: Services,
  payload: { screeningId: string; uploadId: string },
): Promise<void> {
  await services.database.kysely
    .updateTable("screenings")
    .set({ jd_state: "failed", jd_failure_reason: "ourFault" })
    .where("id", "=", payload.screeningId)
    .where("jd_upload_id", "=", payload.uploadId)
    .where("jd_state", "=", "reading")
    .execute();
}
