import { withdrawFromInterview } from "@winnow/contract/answers.ts";
import {
  closeDrive,
  deleteDriveRound,
  getDriveRound,
  removeDriveCandidate,
} from "@winnow/contract/drives.ts";
import { failures } from "@winnow/contract/failures.ts";
import { deleteInterview } from "@winnow/contract/interviews.ts";
import { updateDriveRetention, updateScreeningRetention } from "@winnow/contract/retention.ts";
import {
  deleteScreening,
  deleteScreeningFile,
  getScreening,
  listCvFiles,
  listScreenings,
} from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { begin, givenInvited } from "../given/given-interview.ts";
import { candidatesOf, givenReadyDrive } from "../given/given-ready-drive.ts";
import { givenScreened } from "../given/given-screened.ts";
import { refusalOf } from "../support/api-client.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow?.stop());

const { message } = failures.screeningOnHold;

test("of a held screening nothing is deleted until the hold ends, and lists say so", async () => {
  const { id } = await givenScreened(winnow, recruiter, { cvs: 1 });
  const params = { id };
  const { data } = await recruiter.call(listCvFiles, { params });
  const deletingFile = { params: { screening_id: id }, query: { file_id: data[0]?.id ?? "" } };
  await recruiter.call(updateScreeningRetention, { params, body: { hold: "A complaint" } });

  expect(refusalOf(await recruiter.attempt(deleteScreening, { params })).message).toBe(message);
  expect(refusalOf(await recruiter.attempt(deleteScreeningFile, deletingFile)).message).toBe(message);
  expect(await recruiter.call(getScreening, { params })).toMatchObject({ is_on_hold: true });
  expect((await recruiter.call(listScreenings, {})).data).toMatchObject([{ is_on_hold: true }]);

  await recruiter.call(updateScreeningRetention, { params, body: { hold: null } });
  await recruiter.call(deleteScreeningFile, deletingFile);
  await recruiter.call(deleteScreening, { params });
});

test("of a held drive neither candidates nor interviews are deleted, by nobody; withdrawing stays possible", async () => {
  const draft = await givenReadyDrive(recruiter, { candidates: 1 });
  const [waiting] = await candidatesOf(recruiter, draft.id);
  const removing = { params: { id: draft.id, candidate_id: waiting?.id ?? "" } };
  const hold = (id: string, reason: string | null) =>
    recruiter.call(updateDriveRetention, { params: { id }, body: { hold: reason } });
  const [candidate] = await givenInvited(winnow, recruiter);
  if (!candidate) throw new Error("Nobody was invited.");
  await begin(candidate);
  const params = { id: candidate.driveId };
  const interview = { params: { id: candidate.interviewId } };
  const withdrawal = (erase: boolean) => ({
    params: { token: candidate.token },
    body: { erase },
  });
  await hold(draft.id, "A complaint");
  await hold(candidate.driveId, "A complaint");

  expect(refusalOf(await recruiter.attempt(removeDriveCandidate, removing)).message).toBe(message);
  expect((await candidate.attempt(withdrawFromInterview, withdrawal(true))).status).toBe(409);
  await candidate.call(withdrawFromInterview, withdrawal(false));
  expect(refusalOf(await recruiter.attempt(deleteInterview, interview)).message).toBe(message);
  expect((await recruiter.attempt(closeDrive, { params })).status).toBe(200);
  expect(refusalOf(await recruiter.attempt(deleteDriveRound, { params })).message).toBe(message);
  expect(await recruiter.call(getDriveRound, { params })).toMatchObject({ is_on_hold: true });

  await hold(draft.id, null);
  await hold(candidate.driveId, null);
  await recruiter.call(removeDriveCandidate, removing);
  await recruiter.call(deleteInterview, interview);
  await recruiter.call(deleteDriveRound, { params });
});
