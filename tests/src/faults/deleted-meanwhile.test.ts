import { createDriveRound } from "@winnow/contract/drives.ts";
import { failures } from "@winnow/contract/failures.ts";
import { getJobForm } from "@winnow/contract/job-forms.ts";
import { createScreening, deleteScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import type { Answer } from "../support/api-client.ts";
import { holdLock } from "../support/held-lock.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Dora Deleted");
});
afterAll(() => winnow?.stop());

const notFound = { status: 404, body: { error: { code: failures.screeningNotFound.code } } };

/** What is answered to a call about a screening that is deleted, but not seen to be until the call waits for it. */
async function whileDeleting(call: (id: string) => Promise<Answer>): Promise<Answer> {
  const { id } = await recruiter.call(createScreening, { body: {} });
  const usage = await holdLock(winnow, "select from account_usage where account_id = $1 for update", [
    recruiter.account.id,
  ]);
  const deleting = recruiter.attempt(deleteScreening, { params: { id } });
  await usage.untilSomebodyWaits();
  const answer = call(id);
  await usage.untilSomebodyWaits(2);
  await usage.release();
  expect((await deleting).status).toBe(200);
  return answer;
}

test("the form of a screening that is being deleted is not found", async () => {
  expect(await whileDeleting((id) => recruiter.attempt(getJobForm, { params: { id } }))).toMatchObject(
    notFound,
  );
});

test("a drive from a screening that is being deleted is not begun", async () => {
  const answer = await whileDeleting((id) =>
    recruiter.attempt(createDriveRound, { body: { screening_id: id } }),
  );

  expect(answer).toMatchObject(notFound);
});
