import { closeDrive, scheduleInterviews } from "@winnow/contract/drives.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
import { givenReadyDrive } from "./given-ready-drive.ts";
import { givenScreened, type Screened } from "./given-screened.ts";
import type { GivenScreening } from "./given-screening.ts";

/** A screening that was completed so many days ago. */
export async function givenEndedScreening(
  winnow: TestWinnow,
  recruiter: Recruiter,
  { daysAgo, ...given }: GivenScreening & { daysAgo: number },
): Promise<Screened> {
  const screened = await givenScreened(winnow, recruiter, given);
  await letDaysPass(winnow, { screenings: screened.id }, daysAgo);
  return screened;
}

/** A drive with invited candidates that was closed so many days ago. */
export async function givenEndedDrive(
  winnow: TestWinnow,
  recruiter: Recruiter,
  { title = "Ward nurse", daysAgo, candidates = 1 }: { title?: string; daysAgo: number; candidates?: number },
): Promise<string> {
  const { id } = await givenReadyDrive(recruiter, { title, candidates });
  await recruiter.call(scheduleInterviews, { params: { id } });
  await untilJobsAreDone(winnow);
  await recruiter.call(closeDrive, { params: { id } });
  await letDaysPass(winnow, { drives: id }, daysAgo);
  return id;
}

/** As if a screening or drive had ended, and been told of, so many days earlier. */
export async function letDaysPass(
  winnow: Pick<TestWinnow, "pool">,
  of: { screenings: string } | { drives: string },
  days: number,
): Promise<void> {
  const [[table, id] = []] = Object.entries(of);
  const { rows } = await winnow.pool.query<{ told: Date | null }>(
    `select erasure_told_at - make_interval(days => $2) as told from ${table} where id = $1`,
    [id, days],
  );
  const ended = table === "drives" ? ["completed_at", "cancelled_at"] : ["completed_at"];
  const earlier = ended.map((column) => `${column} = ${column} - make_interval(days => $2)`);
  await winnow.pool.query(`update ${table} set ${earlier.join(", ")} where id = $1`, [id, days]);
  // An end that changes is told of anew, which is not what has happened here.
  await winnow.pool.query(`update ${table} set erasure_told_at = $2 where id = $1`, [id, rows[0]?.told]);
}
