import { randomUUID } from "node:crypto";
import {
  askForAdjustment,
  beginAnswer,
  beginRecording,
  continueHere,
  finishInterview,
  giveAnswer,
  noteSignals,
  openInterview,
  requestPartLinks,
  saveAnswerText,
  withdrawFromInterview,
} from "@winnow/contract/answers.ts";
import { getDriveCredits, getDriveRound } from "@winnow/contract/drives.ts";
import { maximumPartBytes } from "@winnow/contract/limits.ts";
import { answerRequest, getInterview, listReports } from "@winnow/contract/reports.ts";
import { closeEndedDrives } from "@winnow/server/features/interviews/follow-windows.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  announced,
  begin,
  beginToAnswer,
  type Candidate,
  finishRecording,
  givenOneInvited,
  question,
  questionAt,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { givenRecording } from "../given/given-recording.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow.stop());

const said = "I called the doctor at once.";
const rubric = [{ id: "p1", text: "Says who was told.", made: [said], not_made: ["I waited."] }];

async function invited(kind: "text" | "audio", retakes = 1): Promise<Candidate & { questionId: string }> {
  const candidate = await givenOneInvited(winnow, recruiter, { questions: [question({ rubric, retakes })] });
  const questionId = questionAt(await begin(candidate), 0).id;
  await beginToAnswer(candidate, { questionId, kind });
  return { ...candidate, questionId };
}

const write = ({ call, token, questionId, visit }: Candidate & { questionId: string }, text: string) =>
  call(saveAnswerText, { params: { token, question_id: questionId }, body: { visit, text, version: 1 } });
const give = ({ call, token, questionId, visit }: Candidate & { questionId: string }) =>
  call(giveAnswer, { params: { token, question_id: questionId }, body: { visit } });
const finish = ({ attempt, token, visit }: Candidate) =>
  attempt(finishInterview, { params: { token }, body: { visit } });
const eventsOf = async ({ interviewId }: Candidate) => {
  const { rows } = await winnow.pool.query<{ kind: string; is_early: boolean }>(
    `select kind, at < begun_at as is_early from interview_events events
     join interviews on interviews.id = interview_id where interview_id = $1 order by sequence`,
    [interviewId],
  );
  return rows;
};
const reportOf = async ({ interviewId }: Candidate) =>
  (await recruiter.call(listReports, { query: { interview_id: interviewId } })).data[0];

describe("a recording takes no more than it may:", () => {
  test("parts are between one byte and the most that a part may have, and no more than may be", async () => {
    const candidate = await invited("audio");
    const { id } = await startRecording(candidate, candidate.questionId);
    const params = { token: candidate.token, recording_id: id };
    const sha256 = announced({ number: 0, bytes: Buffer.from("x") }).sha256;
    const ask = (parts: { number: number; size_bytes: number }[]) =>
      candidate.attempt(requestPartLinks, {
        params,
        body: { parts: parts.map((part) => ({ ...part, sha256 })) },
      });
    for (const part of [
      { number: 0, size_bytes: 0 },
      { number: 0, size_bytes: maximumPartBytes + 1 },
      { number: -1, size_bytes: 1 },
      { number: 10_000, size_bytes: 1 },
    ]) {
      expect((await ask([part])).status).toBe(400);
    }

    const from = (first: number) =>
      Array.from({ length: 50 }, (_, index) => ({ number: first + index, size_bytes: 1 }));
    expect((await ask(from(0))).status).toBe(200);
    await winnow.pool.query(
      `insert into recording_parts (recording_id, number, account_id, size_bytes, sha256, object_key)
       select recording_id, more, account_id, size_bytes, sha256, object_key || more
       from recording_parts, generate_series(50, 9949) more where recording_id = $1 and number = 0`,
      [id],
    );
    expect((await ask(from(9_950))).status).toBe(200);

    const shown = await candidate.call(openInterview, { params: { token: candidate.token } });
    expect(questionAt(shown, 0).recordings).toMatchObject([{ state: "recording", parts: [] }]);
    await give(candidate);
    expect(await finish(candidate)).toMatchObject({ status: 409, body: { error: { code: 1814 } } });
    await candidate.call(finishInterview, {
      params: { token: candidate.token },
      body: { visit: candidate.visit, without_missing: true },
    });
    await untilJobsAreDone(winnow);
    const report = await reportOf(candidate);
    expect(report?.questions[0]?.answer?.recordings).toMatchObject([
      { state: "failed", failure: "Nothing of it has arrived." },
    ]);
  });

  test("all recordings of a take together have no more bytes than one may have", async () => {
    const candidate = await invited("audio");
    const announce = async () => {
      const { id } = await startRecording(candidate, candidate.questionId);
      const sha256 = announced({ number: 0, bytes: Buffer.from("x") }).sha256;
      return candidate.attempt(requestPartLinks, {
        params: { token: candidate.token, recording_id: id },
        body: {
          parts: Array.from({ length: 40 }, (_, number) => ({
            number,
            size_bytes: maximumPartBytes,
            sha256,
          })),
        },
      });
    };
    expect((await announce()).status).toBe(200);
    expect((await announce()).body).toMatchObject({ error: { code: 1811 } });
  });

  test("a take has no more than a hundred recordings", async () => {
    const candidate = await invited("audio");
    const first = await startRecording(candidate, candidate.questionId);
    await winnow.pool.query(
      `insert into recordings (id, account_id, interview_id, answer_id, kind, take, media_type)
       select gen_random_uuid(), account_id, interview_id, answer_id, kind, take, media_type
       from recordings, generate_series(1, 98) where id = $1`,
      [first.id],
    );
    await startRecording(candidate, candidate.questionId);
    const more = await candidate.attempt(beginRecording, {
      params: { token: candidate.token, question_id: candidate.questionId },
      body: {
        visit: candidate.visit,
        recording_id: randomUUID(),
        kind: "audio",
        take: 1,
        media_type: "audio/webm",
      },
    });
    expect(more.body).toMatchObject({ error: { code: 1811 } });
  });
});

test("signals with a forged clock are no older than the interview", async () => {
  const candidate = await invited("text");
  const note = (ago_ms: number) =>
    candidate.attempt(noteSignals, {
      params: { token: candidate.token },
      body: { visit: candidate.visit, signals: [{ kind: "left_page", question_id: null, ago_ms }] },
    });

  expect((await note(86_400_000)).status).toBe(200);
  expect((await note(86_400_001)).status).toBe(400);
  expect((await note(-1)).status).toBe(400);

  const left = (await eventsOf(candidate)).filter(({ kind }) => kind === "left_page");
  expect(left).toEqual([{ kind: "left_page", is_early: false }]);
});

test("the same call sent twice is no break in an answer", async () => {
  const candidate = await invited("audio");
  await candidate.call(beginAnswer, {
    params: { token: candidate.token, question_id: candidate.questionId },
    body: { visit: candidate.visit, kind: "audio", take: 1 },
  });

  expect((await eventsOf(candidate)).map(({ kind }) => kind)).not.toContain("resumed");
});

test("two pages that take over from each other for ever fill no more than a thousand lines", async () => {
  const candidate = await invited("text");
  await winnow.pool.query(
    `insert into interview_events (account_id, interview_id, kind)
     select account_id, id, 'pasted' from interviews, generate_series(1, 1000) where id = $1`,
    [candidate.interviewId],
  );
  const before = (await eventsOf(candidate)).length;

  await candidate.call(continueHere, {
    params: { token: candidate.token },
    body: { visit: randomUUID(), take_over: true },
  });

  expect(await eventsOf(candidate)).toHaveLength(before);
});

test("whoever asks for what is granted already asks nobody, and nobody asks for ever", async () => {
  const candidate = await invited("text");
  const ask = () =>
    candidate.attempt(askForAdjustment, { params: { token: candidate.token }, body: { kind: "other_form" } });
  const answer = async (is_granted: boolean) => {
    const params = { id: candidate.interviewId };
    const { requests } = await recruiter.call(getInterview, { params });
    const open = requests.find(({ state }) => state === "open");
    await recruiter.call(answerRequest, {
      params: { ...params, request_id: open?.id ?? "" },
      body: { is_granted },
    });
  };
  for (let count = 0; count < 10; count += 1) {
    expect((await ask()).status).toBe(200);
    await answer(false);
  }
  expect((await ask()).body).toMatchObject({ error: { code: 1816 } });

  const other = await invited("text");
  const params = { token: other.token };
  await other.call(askForAdjustment, { params, body: { kind: "other_form" } });
  const { requests } = await recruiter.call(getInterview, { params: { id: other.interviewId } });
  await recruiter.call(answerRequest, {
    params: { id: other.interviewId, request_id: requests[0]?.id ?? "" },
    body: { is_granted: true },
  });
  const after = await other.call(askForAdjustment, { params, body: { kind: "other_form" } });
  expect(after.requests.map(({ state }) => state)).toEqual(["granted"]);
});

test("what is erased after the interview is quoted nowhere, and the timeline says so once", async () => {
  const candidate = await invited("text");
  await write(candidate, `${said} Nobody else was there.`);
  await give(candidate);
  expect((await finish(candidate)).status).toBe(200);
  await untilJobsAreDone(winnow);
  const marks = () =>
    winnow.pool.query("select from interview_marks where interview_id = $1", [candidate.interviewId]);
  expect((await marks()).rowCount).toBe(1);

  const erase = { params: { token: candidate.token }, body: { erase: true } };
  await candidate.call(withdrawFromInterview, erase);
  await candidate.call(withdrawFromInterview, erase);

  expect((await marks()).rowCount).toBe(0);
  expect(JSON.stringify(await reportOf(candidate))).not.toContain("Nobody else");
  expect((await eventsOf(candidate)).filter(({ kind }) => kind === "erased")).toHaveLength(1);
});

test("what was typed before a spoken take neither counts nor shows as the answer", async () => {
  const candidate = await invited("text");
  await write(candidate, said);
  await candidate.call(beginAnswer, {
    params: { token: candidate.token, question_id: candidate.questionId },
    body: { visit: candidate.visit, kind: "audio", take: 2 },
  });
  await give(candidate);
  expect((await finish(candidate)).status).toBe(200);
  await untilJobsAreDone(winnow);

  const { rows } = await winnow.pool.query("select marks from interview_marks where interview_id = $1", [
    candidate.interviewId,
  ]);
  expect(rows).toEqual([{ marks: [] }]);
  expect((await reportOf(candidate))?.questions[0]?.answer).toMatchObject({ kind: "audio", text: "" });
});

test("a link that is tried hundreds of times is limited, and holds up nobody else", async () => {
  const candidate = await invited("text");
  const guess = { params: { token: "g".repeat(43) } };
  const statuses = await Promise.all(
    Array.from({ length: 320 }, async () => (await candidate.attempt(openInterview, guess)).status),
  );

  expect(statuses.filter((status) => status === 404)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await candidate.attempt(openInterview, { params: { token: candidate.token } })).status).toBe(200);
});

describe("at the end of a window", () => {
  /** As if the window had ended so long ago, and nobody had been heard of since `silent`. */
  async function letEnd({ driveId }: Candidate, { ago, silent }: { ago: string; silent: string }) {
    await winnow.pool.query(
      "update drives set opens_at = opens_at - interval '40 days', closes_at = now() - $2::interval where id = $1",
      [driveId, ago],
    );
    await winnow.pool.query(
      "update interviews set visit_seen_at = now() - $2::interval where drive_id = $1",
      [driveId, silent],
    );
  }
  const statusOf = async ({ driveId }: Candidate) =>
    (await recruiter.call(getDriveRound, { params: { id: driveId } })).status;
  const creditsOf = ({ driveId }: Candidate) => recruiter.call(getDriveCredits, { params: { id: driveId } });

  test("whoever is in the middle of an interview may finish it, and the drive completes with that", async () => {
    const candidate = await invited("text");
    await letEnd(candidate, { ago: "2 hours", silent: "20 minutes" });
    await closeEndedDrives(winnow.services);
    expect(await statusOf(candidate)).toBe("InProgress");

    await write(candidate, said);
    await give(candidate);
    expect((await finish(candidate)).status).toBe(200);
    await closeEndedDrives(winnow.services);

    expect(await statusOf(candidate)).toBe("Completed");
    expect(await creditsOf(candidate)).toMatchObject({ held: 0, used: 1_000 });
  });

  test.each([
    ["was left half an hour ago", { ago: "2 hours", silent: "31 minutes" }],
    ["goes on for more than a day after it", { ago: "25 hours", silent: "1 second" }],
  ])("an interview that %s is closed, costs nothing and keeps what was answered", async (_, passed) => {
    const candidate = await invited("audio");
    const { id: recordingId } = await startRecording(candidate, candidate.questionId);
    const parts = (await givenRecording({ seconds: 2, parts: 2 })).map((bytes, number) => ({
      number,
      bytes,
    }));
    await sendParts(winnow, candidate, { recordingId, parts });
    await letEnd(candidate, passed);

    await closeEndedDrives(winnow.services);
    await untilJobsAreDone(winnow);

    expect(await statusOf(candidate)).toBe("Completed");
    expect(await creditsOf(candidate)).toMatchObject({ held: 0, used: 0 });
    const report = await reportOf(candidate);
    expect(report?.interview).toMatchObject({ status: "Started", outcome: "closed" });
    expect(report?.questions[0]?.answer?.recordings).toMatchObject([{ state: "ready", duration_ms: 2_000 }]);
    const late = await finishRecording(candidate, { recordingId, partsCount: 2, seconds: 2 });
    expect(late.parts).toEqual([0, 1]);
  });

  test("finishing twice while the window closes ends in one state with its one price", async () => {
    const candidate = await invited("text");
    await give(candidate);
    await letEnd(candidate, { ago: "1 hour", silent: "1 hour" });

    const [first, second] = await Promise.all([
      finish(candidate),
      finish(candidate),
      closeEndedDrives(winnow.services),
    ]);

    const { held, used } = await creditsOf(candidate);
    const report = await reportOf(candidate);
    const isCompleted = report?.interview.status === "COMPLETED";
    expect([first.status, second.status]).toEqual(isCompleted ? [200, 200] : [409, 409]);
    expect({ held, used }).toEqual({ held: 0, used: isCompleted ? 1_000 : 0 });
  });

  test("withdrawing while finishing ends in one of the two", async () => {
    const candidate = await invited("text");
    await give(candidate);

    const [finished] = await Promise.all([
      finish(candidate),
      candidate.call(withdrawFromInterview, { params: { token: candidate.token }, body: {} }),
    ]);

    const report = await reportOf(candidate);
    const isCompleted = finished.status === 200;
    expect(report?.interview).toMatchObject(
      isCompleted ? { status: "COMPLETED", outcome: "none" } : { status: "Started", outcome: "withdrawn" },
    );
    expect(await creditsOf(candidate)).toMatchObject({ held: 0, used: isCompleted ? 1_000 : 0 });
  });
});
