import { refreshCredits } from "@winnow/contract/accounts.ts";
import { sendRejectionsOfDrive } from "@winnow/contract/candidate-mails.ts";
import {
  addDriveCandidates,
  closeDrive,
  createDriveRound,
  createSampleDrive,
  type DriveCandidate,
  type DriveRoundDetails,
  deleteDriveRound,
  getDriveCredits,
  listDriveCandidates,
  listDriveRounds,
  scheduleInterviews,
  updateDriveCandidate,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { resendInvitation } from "@winnow/contract/interviews.ts";
import { erasePerson } from "@winnow/contract/people.ts";
import { decideInterview, saveScorecard } from "@winnow/contract/reports.ts";
import { createScreening, startScreening } from "@winnow/contract/screenings.ts";
import { sampleInterviews } from "@winnow/samples/sample-drive.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { reportOf } from "../given/given-answers.ts";
import { untilScreening } from "../given/uploads.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0" });
});
afterAll(() => winnow?.stop());

async function givenSample(recruiter: Recruiter): Promise<DriveRoundDetails> {
  const drive = await recruiter.call(createSampleDrive);
  await untilJobsAreDone(winnow);
  return drive;
}

async function candidatesOf(recruiter: Recruiter, { id }: { id: string }): Promise<DriveCandidate[]> {
  return (await recruiter.call(listDriveCandidates, { params: { id }, query: { size: 25 } })).data;
}

async function named(recruiter: Recruiter, drive: { id: string }, name: string) {
  const candidate = (await candidatesOf(recruiter, drive)).find((one) => one.name === name);
  if (!candidate?.interview) throw new Error(`${name} has no interview.`);
  return { candidate, interviewId: candidate.interview.id };
}

async function mailsToSample(): Promise<number> {
  const mails = await Promise.all(sampleInterviews.map(({ email }) => mailsTo(winnow, email)));
  return mails.flat().length;
}

describe("the sample drive", () => {
  test("has people in every state, whose answers the engine has marked, and costs nothing", async () => {
    const recruiter = await givenAccount(winnow, "Ines Roth");
    const drive = await givenSample(recruiter);

    expect(drive).toMatchObject({ is_sample: true, status: "InProgress", closes_at: null });
    expect(drive.counts).toMatchObject({ candidates: 6, not_sent: 0, being_sent: 0, completed: 3 });
    const states = (await candidatesOf(recruiter, drive)).map(
      ({ interview }) => `${interview?.status}, ${interview?.outcome}`,
    );
    expect(states.sort()).toEqual([
      "COMPLETED, none",
      "COMPLETED, none",
      "COMPLETED, none",
      "NotAttended, none",
      "NotAttended, withdrawn",
      "Started, none",
    ]);
    const pointsOf = async (name: string) =>
      (await reportOf(recruiter, await named(recruiter, drive, name))).points;
    const [good, middling, offTopic] = await Promise.all(
      ["Priya Raghunathan", "Gareth Llewellyn", "Jayden Clarke"].map(pointsOf),
    );
    expect(good?.made).toBeGreaterThan(middling?.made ?? Number.NaN);
    expect(middling?.made).toBeGreaterThan(offTopic?.made ?? Number.NaN);
    expect(await recruiter.call(refreshCredits)).toEqual({ balance: 2500 });
    const credits = await recruiter.call(getDriveCredits, { params: { id: drive.id } });
    expect(credits).toMatchObject({ price: 0, held: 0, used: 0 });
  });

  test("is the same one when it is asked for twice, at once or later", async () => {
    const recruiter = await givenAccount(winnow, "Mara Lind");

    const [one, other] = await Promise.all([
      recruiter.call(createSampleDrive),
      recruiter.call(createSampleDrive),
    ]);
    const later = await recruiter.call(createSampleDrive);

    expect([other.id, later.id]).toEqual([one.id, one.id]);
    expect((await recruiter.call(listDriveRounds)).total).toBe(1);
  });

  test("mails nobody, whatever is done with it", async () => {
    const recruiter = await givenAccount(winnow, "Tom Berg");
    const drive = await givenSample(recruiter);
    const params = { id: drive.id };
    const { candidate, interviewId } = await named(recruiter, drive, "Kwabena Mensah");
    const code = async (answer: Promise<{ code: number }>) => (await answer).code;

    const refused = await Promise.all([
      code(recruiter.refusal(scheduleInterviews, { params, query: {} })),
      code(
        recruiter.refusal(addDriveCandidates, {
          params,
          body: { candidates: [{ name: "Real", email: "real@example.net" }] },
        }),
      ),
      code(
        recruiter.refusal(updateDriveCandidate, {
          params: { ...params, candidate_id: candidate.id },
          body: { email: "real@example.net" },
        }),
      ),
      code(recruiter.refusal(resendInvitation, { params: { id: interviewId }, body: {} })),
      code(recruiter.refusal(updateDriveRound, { params, body: { closes_at: 4_000_000_000 } })),
    ]);
    expect(refused).toEqual(Array(5).fill(1722));

    const rejected = await named(recruiter, drive, "Jayden Clarke");
    await recruiter.call(decideInterview, {
      params: { id: rejected.interviewId },
      body: { decision: "reject", reason: "Answered something else" },
    });
    const told = await recruiter.refusal(sendRejectionsOfDrive, {
      params,
      body: { ids: [rejected.interviewId], text: null, gives_reason: false },
    });
    expect(told.status).toBe(409);
    await recruiter.call(erasePerson, {
      params: { id: candidate.id },
      body: { things: [{ kind: "candidate", id: candidate.id }], tell: true },
    });
    await recruiter.call(closeDrive, { params });
    await untilJobsAreDone(winnow);
    expect(await mailsToSample()).toBe(0);
  });

  test("takes a scorecard, can be copied, and is deleted while it runs, with nothing left", async () => {
    const recruiter = await givenAccount(winnow, "Noa Weiss");
    const drive = await givenSample(recruiter);
    const { interviewId } = await named(recruiter, drive, "Priya Raghunathan");
    const { questions } = await reportOf(recruiter, { interviewId });
    await recruiter.call(saveScorecard, {
      params: { id: interviewId },
      body: { scores: questions.map(({ id }) => ({ question_id: id, score: 4 })), is_given: true },
    });
    expect((await reportOf(recruiter, { interviewId })).own_scorecard.given_at).not.toBeNull();
    const copy = await recruiter.call(createDriveRound, { body: { copy_of: drive.id } });
    expect(copy).toMatchObject({ is_sample: false, status: "Draft", closes_at: null });

    await recruiter.call(deleteDriveRound, { params: { id: drive.id } });
    await untilJobsAreDone(winnow);

    expect((await recruiter.call(listDriveRounds)).data.map(({ id }) => id)).toEqual([copy.id]);
    const { rows } = await winnow.pool.query("select from interviews where id = $1", [interviewId]);
    expect(rows).toEqual([]);
    expect((await givenSample(recruiter)).id).not.toBe(drive.id);
    expect(await mailsToSample()).toBe(0);
  });

  test("shows people whom the sample screening has read with their CVs", async () => {
    const recruiter = await givenAccount(winnow, "Lea Holm");
    const screening = await recruiter.call(createScreening, { body: { sample: true } });
    await untilJobsAreDone(winnow);
    await recruiter.call(startScreening, { params: { id: screening.id } });
    await untilScreening(recruiter, screening.id, ({ status }) => status === "Completed");

    const drive = await givenSample(recruiter);

    expect(drive.screening_id).toBe(screening.id);
    const candidates = await candidatesOf(recruiter, drive);
    expect(candidates.map(({ screening_id }) => screening_id)).toEqual(Array(6).fill(screening.id));
    expect(candidates.map(({ email }) => email).sort()).toEqual(
      sampleInterviews.map(({ email }) => email).sort(),
    );
  });
});
