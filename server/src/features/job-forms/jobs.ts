import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** Somebody has applied. Whoever answers applicants handles it. */
export const applicationSent = defineJob(
  "application-sent",
  z.object({ accountId: accountIdInPayload, applicationId: z.string() }),
  { takesTurns: "in piles" },
);

/** Of the mails about an application: what they are forgotten by when it is erased. */
export function applicationMailKey(applicationId: string, mail: string): string {
  return `application:${applicationId}:${mail}`;
}
