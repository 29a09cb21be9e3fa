import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** One invitation of a candidate: the first, or another that takes its place. */
export const sendInvitation = defineJob(
  "send-invitation",
  z.object({ accountId: accountIdInPayload, interviewId: z.string(), invitation: z.number().int() }),
  { takesTurns: "in piles" },
);

/** An interview has been completed, or ended otherwise after it was begun: what was answered can be read and marked. */
export const interviewOver = defineJob(
  "interview-over",
  z.object({ accountId: accountIdInPayload, interviewId: z.string() }),
  { takesTurns: "in piles" },
);

/** Other mails to a candidate who was invited. */
export const sendCandidateNotice = defineJob(
  "send-candidate-notice",
  z.object({
    accountId: accountIdInPayload,
    interviewId: z.string(),
    notice: z.enum(["reminder", "withdrawn", "cancelled"]),
  }),
  { takesTurns: "in piles" },
);
export type CandidateNotice = z.infer<typeof sendCandidateNotice.payload>["notice"];
