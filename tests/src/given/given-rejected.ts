import { type DriveRoundDetails, scheduleInterviews } from "@winnow/contract/drives.ts";
import { decideInterview } from "@winnow/contract/reports.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { candidatesOf, givenReadyDrive } from "./given-ready-drive.ts";

export type Rejected = { id: string; name: string; email: string };

/** A scheduled drive whose candidates were all rejected for a reason; in the order in which they came. */
export async function givenRejected(
  recruiter: Recruiter,
  candidates: { name: string; email: string }[],
): Promise<{ drive: DriveRoundDetails; rejected: Rejected[] }> {
  const drive = await givenReadyDrive(recruiter, { candidates });
  await recruiter.call(scheduleInterviews, { params: { id: drive.id } });
  const people = await candidatesOf(recruiter, drive.id);
  const rejected = candidates.flatMap(({ name, email }) => {
    const id = people.find((one) => one.email === email)?.interview?.id;
    return id ? [{ id, name, email }] : [];
  });
  for (const { id } of rejected) {
    await recruiter.call(decideInterview, {
      params: { id },
      body: { decision: "reject", reason: "No shifts at night" },
    });
  }
  return { drive, rejected };
}
