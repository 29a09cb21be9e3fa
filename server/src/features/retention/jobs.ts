import { z } from "zod";
import { accountIdInPayload } from "../../account-id.ts";
import { defineJob } from "../../platform/jobs/job.ts";

/** The mail to a recruiter about what is erased within days; `key` is new for each time that something is told. */
export const sendRetentionNotice = defineJob(
  "send-retention-notice",
  z.object({ accountId: accountIdInPayload, key: z.string() }),
);

/** The time of a screening or drive has come. */
export const erasePeople = defineJob(
  "erase-people",
  z.object({ accountId: accountIdInPayload, kind: z.enum(["screening", "drive"]), id: z.string() }),
  { takesTurns: "in piles" },
);

/** Of one screening or drive one job waits at a time. */
export function keyOfErasing({ kind, id }: { kind: string; id: string }): string {
  return `erase-people:${kind}:${id}`;
}
