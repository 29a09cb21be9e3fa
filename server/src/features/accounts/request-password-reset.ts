import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { sendPasswordResetMail } from "./jobs.ts";

/** Sends a reset link if the address is known, which only the job finds out: the caller waits for the same either way. */
export async function requestPasswordReset(services: Services, email: string): Promise<void> {
  await enqueue(services.database.kysely, sendPasswordResetMail, [
    { payload: { email }, key: `password-reset-mail:${email}`, lane: email },
  ]);
}
