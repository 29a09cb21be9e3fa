import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { sendVerificationMail } from "./jobs.ts";

/** Sends the verification link again if somebody waits for it, which only the job finds out: the caller waits for the same either way. */
export async function requestVerificationLink(services: Services, email: string): Promise<void> {
  await enqueue(services.database.kysely, sendVerificationMail, [
    { payload: { email }, key: `verification-mail:${email}`, lane: email },
  ]);
}
