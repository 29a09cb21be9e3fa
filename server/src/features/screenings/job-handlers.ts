import { aDayAgo } from "../../platform/database/a-day-ago.ts";
import { transact } from "../../platform/database/transact.ts";
import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import { removeStrays, type StoredKind } from "../../platform/storage/stray-objects.ts";
import type { Services } from "../../services.ts";
import { creditsArrived } from "../credits/jobs.ts";
import { deleteAbandonedUploads } from "./cv-file-rows.ts";
import { handleProposeRequirements, stopAwaiting } from "./handle-propose-requirements.ts";
import { giveUpReadingCvFile, handleReadCvFile } from "./handle-read-cv-file.ts";
import { giveUpReadingJdFile, handleReadJdFile } from "./handle-read-jd-file.ts";
import { giveUpScreeningCv, handleScreenCv } from "./handle-screen-cv.ts";
import { proposeRequirements, readCvFile, readJdFile, removeObjects, screenCv } from "./jobs.ts";
import { uploadsPrefix } from "./object-keys.ts";
import { removeLater } from "./remove-later.ts";
import { resumeLiveScreenings } from "./screen-ready-cvs.ts";

/** Nothing is kept below the prefix of uploads: what is a day old was never said to have arrived. */
const uploadsKept: StoredKind = { prefix: uploadsPrefix, findInUse: async () => [] };

export function screeningJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(readCvFile, (payload) => handleReadCvFile(services, payload), {
      giveUp: (payload) => giveUpReadingCvFile(services, payload),
    }),
    handleJob(readJdFile, (payload) => handleReadJdFile(services, payload), {
      giveUp: (payload) => giveUpReadingJdFile(services, payload),
    }),
    handleJob(screenCv, (payload) => handleScreenCv(services, payload), {
      giveUp: (payload) => giveUpScreeningCv(services, payload),
    }),
    handleJob(creditsArrived, (payload) => resumeLiveScreenings(services, payload)),
    handleJob(removeObjects, ({ keys }) => services.storage.remove(keys)),
  ];
}

/** What asks a language model, which may take its time. */
export function proposalHandlers(services: Services): JobHandler[] {
  return [
    handleJob(proposeRequirements, (payload) => handleProposeRequirements(services, payload), {
      giveUp: (payload) => stopAwaiting(services, payload),
    }),
  ];
}

export function screeningRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "go-on-with-live-screenings",
      schedule: "* * * * *",
      run: () => resumeLiveScreenings(services),
    },
    {
      name: "remove-abandoned-uploads",
      schedule: "17 * * * *",
      run: () => removeAbandonedUploads(services),
    },
  ];
}

export async function removeAbandonedUploads(services: Services): Promise<void> {
  const { kysely } = services.database;
  await transact(services, async (transaction) => {
    const keys = await deleteAbandonedUploads(transaction);
    await removeLater(transaction, keys);
  });
  await removeStrays(services.storage, { kind: uploadsKept, before: await aDayAgo(kysely) });
}
