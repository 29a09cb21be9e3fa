import { handleJob, type JobHandler } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { unlessLocked } from "../accounts/unless-locked.ts";
import { giveUpRejection, handleSendRejection } from "./handle-send-rejection.ts";
import { sendRejection } from "./jobs.ts";

export function rejectionMailHandlers(services: Services): JobHandler[] {
  return [
    handleJob(
      sendRejection,
      unlessLocked(services, sendRejection, (payload) => handleSendRejection(services, payload)),
      {
        giveUp: (payload) => giveUpRejection(services, payload),
      },
    ),
  ];
}
