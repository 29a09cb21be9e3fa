import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { deleteAbandonedUploads, findCvFile, moveCvFile } from "./cv-file-rows.ts";
import { readCvFile, readJdFile, removeObjects, screenCv } from "./jobs.ts";
import { readCvFileNow } from "./read-cv-file-now.ts";
import { readJdFileNow } from "./read-jd-file-now.ts";
import { ownerOf } from "./rows.ts";
import { screenCvNow } from "./screen-cv-now.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function screeningJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(readCvFile, async (payload, attempt) => {
      try {
        await readCvFileNow(services, payload);
      } catch (error) {
        if (attempt.isLast) {
          await giveUp(services, payload.cvFileId);
        }
        throw error;
      }
    }),
    handleJob(readJdFile, (payload) => readJdFileNow(services, payload)),
    handleJob(screenCv, (payload) => screenCvNow(services, payload)),
    handleJob(removeObjects, ({ keys }) => services.storage.remove(keys)),
  ];
}

export function screeningRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "remove-abandoned-uploads",
      schedule: "17 * * * *",
      run: async () => {
        await services.storage.remove(await deleteAbandonedUploads(services.database.kysely));
        await services.storage.removeOld("uploads", dayMs);
      },
    },
  ];
}

/** After the last try the file says what is wrong instead of waiting for ever. */
async function giveUp(services: Services, cvFileId: string): Promise<void> {
  const { kysely } = services.database;
  const file = await findCvFile(kysely, cvFileId);
  if (file?.state === "uploaded") {
    await moveCvFile(
      kysely,
      { accountId: ownerOf(file), id: file.id, event: "refused" },
      { failure_reason: "damaged" },
    );
  }
}
