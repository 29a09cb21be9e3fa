import { randomUUID } from "node:crypto";
import {
  beginAnswer,
  continueHere,
  finishInterview,
  giveAnswer,
  giveConsent,
  interviewNotice,
  openInterview,
  openQuestion,
  partsDone,
  requestPartLinks,
  saveAnswerText,
  withdrawFromInterview,
} from "@winnow/contract/answers.ts";
import { getDriveCredits, getDriveRound } from "@winnow/contract/drives.ts";
import { getInterview } from "@winnow/contract/reports.ts";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  announced,
  begin,
  beginToAnswer,
  type Candidate,
  finishRecording,
  givenInvited,
  givenOneInvited,
  question,
  questionAt,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { givenRecording } from "../given/given-recording.ts";
import { put } from "../given/uploads.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;

beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow.stop());

const invited = (options?: Parameters<typeof givenOneInvited>[2]) =>
  givenOneInvited(winnow, recruiter, options);
const used = async ({ driveId }: Candidate) =>
  (await recruiter.call(getDriveCredits, { params: { id: driveId } })).used;

describe("an interview", () => {
  test("is answered question by question and charged once, when it is finished, however often that is said", async () => {
    const candidate = await invited();
    const { token, visit, driveId } = candidate;
    const params = { token };
    const seen = await candidate.call(openInterview, { params });
    expect(seen).toMatchObject({
      phase: "open",
      status: "NotAttended",
      recruiter: "Mara Ruiz",
      consent: null,
    });
    expect(seen.questions.map(({ text }) => text)).toEqual([null, null]);
    const [first, second] = [questionAt(seen, 0).id, questionAt(seen, 1).id];
    expect((await recruiter.call(getDriveRound, { params: { id: driveId } })).counts.begun).toBe(0);

    await begin(candidate);
    await beginToAnswer(candidate, { questionId: first, kind: "text" });
    const of = (id: string) => ({ token, question_id: id });
    await candidate.call(saveAnswerText, { params: of(first), body: { visit, text: "I rang", version: 1 } });
    await candidate.call(saveAnswerText, {
      params: of(first),
      body: { visit, text: "I rang them.", version: 3 },
    });
    const late = await candidate.call(saveAnswerText, {
      params: of(first),
      body: { visit, text: "I rang the", version: 2 },
    });
    expect(late.version).toBe(3);
    await candidate.call(giveAnswer, { params: of(first), body: { visit } });
    expect(await candidate.refusal(finishInterview, { params, body: { visit } })).toMatchObject({
      code: 1813,
    });
    await candidate.call(openQuestion, { params: of(second), body: { visit } });
    const left = await candidate.call(giveAnswer, { params: of(second), body: { visit } });
    expect(left.questions.map(({ state, answer_text }) => [state, answer_text])).toEqual([
      ["given", "I rang them."],
      ["given", ""],
    ]);
    expect(await used(candidate)).toBe(0);

    const finished = await Promise.all(
      [1, 2, 3].map(() => candidate.call(finishInterview, { params, body: { visit } })),
    );
    expect(finished.map(({ phase, status }) => [phase, status])).toEqual(
      Array(3).fill(["completed", "COMPLETED"]),
    );
    expect(await used(candidate)).toBe(1_000);
  });

  test("shows no question before consent, and none before the one that comes first is given", async () => {
    const candidate = await invited();
    const { token, visit } = candidate;
    const { questions } = await candidate.call(continueHere, { params: { token }, body: { visit } });
    const [first, second] = questions.map(({ id }) => ({ token, question_id: id }));
    const open = (params: typeof first, by = visit) =>
      candidate.refusal(openQuestion, { params, body: { visit: by } });
    expect(await open(first)).toMatchObject({ code: 1804 });
    const consent = { version: interviewNotice.version, language: "de" };
    const agree = (given: typeof consent) => ({ params: { token }, body: { visit, ...given } });
    expect(await candidate.refusal(giveConsent, agree({ ...consent, language: "fr" }))).toMatchObject({
      code: 1804,
    });
    await candidate.call(giveConsent, agree(consent));
    const details = await recruiter.call(getInterview, { params: { id: candidate.interviewId } });
    expect(details.consent).toMatchObject(consent);
    expect(await open(second)).toMatchObject({ code: 1806 });
    expect(await open({ token, question_id: randomUUID() })).toMatchObject({ code: 1805 });
    expect(await open({ token, question_id: "no id" })).toMatchObject({ code: 1805 });
    expect(await open(first, randomUUID())).toMatchObject({ code: 1803 });
  });

  test("goes on with one page at a time: the one that took over writes, the other is told", async () => {
    const candidate = await invited();
    const { token, visit } = candidate;
    const { questions } = await begin(candidate);
    const questionId = questions[0]?.id ?? "";
    await beginToAnswer(candidate, { questionId, kind: "text" });
    const other = randomUUID();
    const asked = await candidate.call(continueHere, { params: { token }, body: { visit: other } });
    expect(asked).toMatchObject({ is_here: false, is_elsewhere: true });
    const moved = await candidate.call(continueHere, {
      params: { token },
      body: { visit: other, take_over: true },
    });
    expect(moved).toMatchObject({ is_here: true, is_elsewhere: false });
    const write = (by: string, text: string) =>
      candidate.attempt(saveAnswerText, {
        params: { token, question_id: questionId },
        body: { visit: by, text, version: 9 },
      });
    expect((await write(visit, "from the old page")).status).toBe(409);
    expect((await write(other, "from the new page")).status).toBe(200);
    const now = await candidate.call(openInterview, { params: { token }, query: { visit: other } });
    expect(questionAt(now, 0).answer_text).toBe("from the new page");
  });

  test.each(["", "x", "a".repeat(43), "../../auth/account", "%00", "a".repeat(201)])(
    "answers the link %j as one that is not valid",
    async (token) => {
      const { status } = await (await invited()).attempt(openInterview, {
        params: { token: encodeURIComponent(token) || "-" },
      });
      expect([400, 404]).toContain(status);
    },
  );

  test("gives a retake where one is left, and not one more", async () => {
    const candidate = await invited({ questions: [question({ retakes: 1, answer_kinds: ["audio"] })] });
    const { token, visit } = candidate;
    const questionId = (await begin(candidate)).questions[0]?.id ?? "";
    await beginToAnswer(candidate, { questionId, kind: "audio" });
    const [part] = await givenRecording({ seconds: 1, parts: 1 });
    const { id } = await startRecording(candidate, questionId);
    await sendParts(winnow, candidate, {
      recordingId: id,
      parts: [{ number: 0, bytes: part ?? new Uint8Array() }],
    });
    const take = (number: number, kind = "audio") =>
      candidate.attempt(beginAnswer, {
        params: { token, question_id: questionId },
        body: { visit, kind, take: number },
      });
    expect((await take(2, "video")).status).toBe(409);
    expect((await take(2)).status).toBe(200);
    expect((await take(3)).body).toMatchObject({ error: { code: 1808 } });
  });

  test("whose candidate withdraws last of all completes the drive, free of charge", async () => {
    const [finished, left] = await givenInvited(winnow, recruiter, {
      candidates: 2,
      questions: [question()],
    });
    if (!finished || !left) throw new Error("Two were to be invited.");
    const { token, visit, driveId } = finished;
    const questionId = questionAt(await begin(finished), 0).id;
    await beginToAnswer(finished, { questionId, kind: "text" });
    await finished.call(giveAnswer, { params: { token, question_id: questionId }, body: { visit } });
    await finished.call(finishInterview, { params: { token }, body: { visit } });
    const drive = () => recruiter.call(getDriveRound, { params: { id: driveId } });
    expect((await drive()).status).toBe("InProgress");

    await left.call(withdrawFromInterview, { params: { token: left.token }, body: {} });

    expect(await drive()).toMatchObject({ status: "Completed", counts: { completed: 1 } });
    const credits = await recruiter.call(getDriveCredits, { params: { id: driveId } });
    expect(credits).toMatchObject({ held: 0, used: 1_000 });
  });

  test("withdrawn with everything erased charges nothing and leaves nothing stored", async () => {
    const candidate = await invited({ questions: [question()] });
    const { token } = candidate;
    const questionId = (await begin(candidate)).questions[0]?.id ?? "";
    await beginToAnswer(candidate, { questionId, kind: "audio" });
    const { id } = await startRecording(candidate, questionId);
    const parts = (await givenRecording({ seconds: 2, parts: 2 })).map((bytes, number) => ({
      number,
      bytes,
    }));
    await sendParts(winnow, candidate, { recordingId: id, parts });
    const { rows } = await winnow.pool.query<{ object_key: string }>(
      "select object_key from recording_parts where recording_id = $1",
      [id],
    );
    expect(rows).toHaveLength(2);

    const after = await candidate.call(withdrawFromInterview, {
      params: { token },
      body: { reason: "I found work.", erase: true },
    });
    expect(after).toMatchObject({ phase: "withdrawn", outcome: "withdrawn" });
    await untilJobsAreDone(winnow);
    for (const { object_key } of rows) {
      expect(await winnow.services.storage.stat(object_key)).toBeNull();
    }
    const credits = await recruiter.call(getDriveCredits, { params: { id: candidate.driveId } });
    expect(credits).toMatchObject({ held: 0, used: 0 });
    expect(
      await candidate.refusal(partsDone, { params: { token, recording_id: id }, body: { numbers: [0] } }),
    ).toMatchObject({
      code: 1809,
    });
  });
});

describe("a recording", () => {
  test("whose parts come twice, out of order and damaged is whole in the end, and can be sought", async () => {
    const seconds = 12;
    const candidate = await invited({ questions: [question()] });
    const { token, visit } = candidate;
    const questionId = (await begin(candidate)).questions[0]?.id ?? "";
    await beginToAnswer(candidate, { questionId, kind: "audio" });
    const { id: recordingId } = await startRecording(candidate, questionId);
    const params = { token, recording_id: recordingId };
    const parts = (await givenRecording({ seconds, parts: 5 })).map((bytes, number) => ({ number, bytes }));

    await sendParts(winnow, candidate, { recordingId, parts: parts.slice(3) });
    await sendParts(winnow, candidate, { recordingId, parts: parts.slice(3) });
    const damaged = parts.slice(0, 1);
    const { links } = await candidate.call(requestPartLinks, {
      params,
      body: { parts: damaged.map(announced) },
    });
    const other = new Uint8Array(damaged[0]?.bytes.byteLength ?? 0);
    expect((await put(winnow, links[0] ?? null, other)).status).toBe(200);
    const refused = await candidate.call(partsDone, { params, body: { numbers: [0, 1, 2] } });
    expect(refused.parts).toEqual([3, 4]);
    expect(
      await candidate.refusal(requestPartLinks, {
        params,
        body: { parts: [announced({ number: 3, bytes: other })] },
      }),
    ).toMatchObject({ code: 1812 });

    const ended = await finishRecording(candidate, { recordingId, partsCount: parts.length, seconds });
    expect(ended).toMatchObject({ state: "ended", parts: [3, 4], parts_count: 5 });
    await candidate.call(giveAnswer, { params: { token, question_id: questionId }, body: { visit } });
    const finish = { params: { token }, body: { visit } };
    expect(await candidate.refusal(finishInterview, finish)).toMatchObject({ code: 1814 });
    await sendParts(winnow, candidate, { recordingId, parts: parts.slice(0, 3) });
    await candidate.call(finishInterview, finish);

    const row = await vi.waitUntil(() => recordingThatIs(recordingId, "ready"), {
      timeout: patienceMs,
      interval: 50,
    });
    expect(row.duration_ms).toBe(seconds * 1000);
    await untilJobsAreDone(winnow);
    const bytes = await winnow.services.storage.read(row.object_key);
    const input = new Input({ source: new BufferSource(bytes ?? new Uint8Array()), formats: ALL_FORMATS });
    expect(await input.computeDuration()).toBe(seconds);
    const { rows } = await winnow.pool.query("select from recording_parts where recording_id = $1", [
      recordingId,
    ]);
    expect(rows).toHaveLength(0);
  });

  test("that is none says so, and what was sent stays", async () => {
    const candidate = await invited({ questions: [question()] });
    const questionId = (await begin(candidate)).questions[0]?.id ?? "";
    await beginToAnswer(candidate, { questionId, kind: "audio" });
    const { id: recordingId } = await startRecording(candidate, questionId);
    const bytes = Buffer.from("GIF89a, and nothing that anybody said");
    await sendParts(winnow, candidate, { recordingId, parts: [{ number: 0, bytes }] });
    await finishRecording(candidate, { recordingId, partsCount: 1, seconds: 5 });
    const row = await vi.waitUntil(() => recordingThatIs(recordingId, "failed"), {
      timeout: patienceMs,
      interval: 50,
    });
    expect(row.failure).toBe("What has arrived cannot be played.");
    const { rows } = await winnow.pool.query("select from recording_parts where recording_id = $1", [
      recordingId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("of somebody else's interview is not found", async () => {
    const [one, two] = await givenInvited(winnow, recruiter, { candidates: 2, questions: [question()] });
    if (!one || !two) throw new Error("Two were to be invited.");
    const questionId = (await begin(one)).questions[0]?.id ?? "";
    await beginToAnswer(one, { questionId, kind: "audio" });
    const { id } = await startRecording(one, questionId);
    await begin(two);
    const params = { token: two.token, recording_id: id };
    const body = { parts: [announced({ number: 0, bytes: Buffer.from("x") })] };
    expect(await two.refusal(requestPartLinks, { params, body })).toMatchObject({ code: 1809 });
    expect(await two.refusal(partsDone, { params, body: { numbers: [0] } })).toMatchObject({ code: 1809 });
  });
});

async function recordingThatIs(id: string, state: string) {
  const { rows } = await winnow.pool.query<{ object_key: string; duration_ms: number; failure: string }>(
    "select object_key, duration_ms, failure from recordings where id = $1 and state = $2",
    [id, state],
  );
  return rows[0];
}
