import { createAudit } from "@winnow/contract/audits.ts";
import {
  previewAnyDriveMail,
  previewScreeningMail,
  sendRejectionsOfDrive,
  sendRejectionsOfScreening,
  updateDriveMails,
  updateScreeningMails,
} from "@winnow/contract/candidate-mails.ts";
import { correctResult } from "@winnow/contract/corrections.ts";
import {
  addDriveCandidates,
  createDriveRound,
  previewDriveMail,
  readDriveJd,
  scheduleInterviews,
  updateDriveRound,
  uploadToDrive,
} from "@winnow/contract/drives.ts";
import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { createExport } from "@winnow/contract/exports.ts";
import { resendInvitation } from "@winnow/contract/interviews.ts";
import { renewJobFormLink, updateJobForm } from "@winnow/contract/job-forms.ts";
import { createOrder } from "@winnow/contract/payments.ts";
import { createPersonExport, erasePerson } from "@winnow/contract/people.ts";
import { transcribeInterview } from "@winnow/contract/reports.ts";
import { startRescreening, takeOverRescreening } from "@winnow/contract/rescreenings.ts";
import { saveWeights } from "@winnow/contract/results.ts";
import {
  updateAccountRetention,
  updateDriveRetention,
  updateScreeningRetention,
} from "@winnow/contract/retention.ts";
import {
  createScreening,
  duplicateScreening,
  requestUploads,
  retryCvFile,
  retryFailedCvFiles,
  startScreening,
  updateScreening,
  uploadDone,
} from "@winnow/contract/screenings.ts";
import { renewShareLink, shareCandidate } from "@winnow/contract/shares.ts";
import type { CallLimits } from "../platform/http/mount.ts";

/**
 * How many of the calls that cost work or room one account may make in a minute: more than anybody
 * does who works by hand, a text that is saved while it is typed and a thousand CVs at once included.
 */
export const callLimits: CallLimits = new Map<Endpoint, number>([
  [createScreening, 60],
  [duplicateScreening, 60],
  [updateScreening, 240],
  [startScreening, 60],
  [requestUploads, 2_000],
  [uploadDone, 2_000],
  [retryCvFile, 600],
  [retryFailedCvFiles, 60],
  [correctResult, 120],
  [saveWeights, 120],
  [startRescreening, 60],
  [takeOverRescreening, 60],
  [createAudit, 60],
  [createExport, 60],
  [createPersonExport, 60],
  [erasePerson, 120],
  [createOrder, 60],
  [createDriveRound, 60],
  [updateDriveRound, 240],
  [readDriveJd, 60],
  [uploadToDrive, 120],
  [addDriveCandidates, 600],
  [scheduleInterviews, 60],
  [previewDriveMail, 120],
  [resendInvitation, 600],
  [updateScreeningMails, 240],
  [updateDriveMails, 240],
  [previewScreeningMail, 120],
  [previewAnyDriveMail, 120],
  [sendRejectionsOfScreening, 60],
  [sendRejectionsOfDrive, 60],
  [shareCandidate, 60],
  [renewShareLink, 60],
  [transcribeInterview, 600],
  [updateJobForm, 240],
  [renewJobFormLink, 60],
  [updateAccountRetention, 60],
  [updateScreeningRetention, 120],
  [updateDriveRetention, 120],
]);
