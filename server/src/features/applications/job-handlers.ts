import { handleJob, type JobHandler } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { applicationSent } from "../job-forms/jobs.ts";
import { giveUpApplicationMail, handleApplicationMail } from "./handle-application-mail.ts";
import { sendRequestAnswer } from "./jobs.ts";

export function applicationMailHandlers(services: Services): JobHandler[] {
  return [
    handleJob(applicationSent, (payload) => handleApplicationMail(services, payload), {
      giveUp: (payload) => giveUpApplicationMail(services, payload),
    }),
    handleJob(sendRequestAnswer, (payload) => handleApplicationMail(services, payload), {
      giveUp: (payload) => giveUpApplicationMail(services, payload),
    }),
  ];
}
