import { handleJob, type JobHandler, type RecurringJob } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { unlessLocked } from "../accounts/unless-locked.ts";
import { driveWindowMoved } from "../drives/jobs.ts";
import { closeEndedDrives, remindOfEnds } from "./follow-windows.ts";
import { handleDriveWindowMoved } from "./handle-drive-window-moved.ts";
import { giveUpNotice, handleSendCandidateNotice } from "./handle-send-candidate-notice.ts";
import { giveUpInvitation, handleSendInvitation } from "./handle-send-invitation.ts";
import { sendCandidateNotice, sendInvitation } from "./jobs.ts";

export function interviewJobHandlers(services: Services): JobHandler[] {
  return [handleJob(driveWindowMoved, (payload) => handleDriveWindowMoved(services, payload))];
}

export function interviewMailHandlers(services: Services): JobHandler[] {
  return [
    handleJob(
      sendInvitation,
      unlessLocked(services, sendInvitation, (payload) => handleSendInvitation(services, payload)),
      {
        giveUp: (payload) => giveUpInvitation(services, payload),
      },
    ),
    handleJob(
      sendCandidateNotice,
      unlessLocked(services, sendCandidateNotice, (payload) => handleSendCandidateNotice(services, payload)),
      {
        giveUp: (payload) => giveUpNotice(services, payload),
      },
    ),
  ];
}

export function interviewRecurringJobs(services: Services): RecurringJob[] {
  return [
    { name: "close-ended-drives", schedule: "* * * * *", run: () => closeEndedDrives(services) },
    { name: "remind-of-ends", schedule: "*/5 * * * *", run: () => remindOfEnds(services) },
  ];
}
