import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { creditsArrived } from "../credits/jobs.ts";
import { deleteAbandonedUploads } from "./cv-file-rows.ts";
import { readCvFile, readJdFile, removeObjects, screenCv } from "./jobs.ts";
import { uploadsPrefix } from "./object-keys.ts";
import { giveUpReadingCvFile, readCvFileNow } from "./read-cv-file-now.ts";
import { giveUpReadingJdFile, readJdFileNow } from "./read-jd-file-now.ts";
import { giveUpScreeningCv, screenCvNow } from "./screen-cv-now.ts";
import { goOnWithLiveScreenings } from "./screen-ready-cvs.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function screeningJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(readCvFile, (payload) => readCvFileNow(services, payload), {
      giveUp: (payload) => giveUpReadingCvFile(services, payload),
    }),
    handleJob(readJdFile, (payload) => readJdFileNow(services, payload), {
      giveUp: (payload) => giveUpReadingJdFile(services, payload),
    }),
    handleJob(screenCv, (payload) => screenCvNow(services, payload), {
      giveUp: (payload) => giveUpScreeningCv(services, payload),
    }),
    handleJob(creditsArrived, (payload) => goOnWithLiveScreenings(services, payload)),
    handleJob(removeObjects, ({ keys }) => services.storage.remove(keys)),
  ];
}

export function screeningRecurringJobs(services: Services): RecurringJob[] {
  return [
    {
      name: "go-on-with-live-screenings",
      schedule: "* * * * *",
      run: () => goOnWithLiveScreenings(services),
    },
    {
      name: "remove-abandoned-uploads",
      schedule: "17 * * * *",
      run: async () => {
        await services.storage.remove(await deleteAbandonedUploads(services.database.kysely));
        await services.storage.removeOld(uploadsPrefix, dayMs);
      },
    },
  ];
}
