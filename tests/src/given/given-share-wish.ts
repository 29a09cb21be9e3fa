import { randomUUID } from "node:crypto";
import { scheduleInterviews } from "@winnow/contract/drives.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { candidatesOf, givenReadyDrive } from "./given-ready-drive.ts";

/** What a recruiter calls to share the answers of somebody who was just invited, and to be told something about them. */
export async function givenShareWish(recruiter: Recruiter) {
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  const [candidate] = await candidatesOf(recruiter, id);
  if (!candidate?.interview) throw new Error("Nobody was invited.");
  return {
    params: { id: candidate.interview.id },
    body: {
      id: randomUUID(),
      whom: "Ana, head of nursing",
      shows_answers: true,
      shows_report: false,
      shows_cv: false,
      hides_name: false,
      allows_feedback: true,
    },
  };
}
