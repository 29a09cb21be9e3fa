import { openInterview, withdrawFromInterview } from "@winnow/contract/answers.ts";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { transcribeInterview } from "@winnow/contract/reports.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import {
  askedAboutShift,
  called,
  finish,
  givenAsked,
  reportOf,
  speak,
  write,
} from "../given/given-answers.ts";
import { begin, type Candidate } from "../given/given-interview.ts";
import { picture } from "../given/given-recording.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { silence, spoken, startTranscriber } from "../support/stand-in-transcriber.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { withoutPauses } from "../support/without-pauses.ts";

let service: Awaited<ReturnType<typeof startTranscriber>>;
let winnow: TestWinnow;
let recruiter: Recruiter;

beforeAll(async () => {
  service = await startTranscriber();
  winnow = await startWinnow({
    SCHEDULING_UNDO_SECONDS: "0",
    WELCOME_CREDITS: "2000.00",
    TRANSCRIPTION_URL: service.url,
    TRANSCRIPTION_API_KEY: "sk-test",
    TRANSCRIPTION_TIMEOUT_SECONDS: "1",
  });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(async () => {
  await service.stop();
  await winnow.stop();
});

/** Waits for what is tried again as if the pauses in between were over. */
async function settledReport(candidate: Candidate): Promise<InterviewReport> {
  await withoutPauses(winnow, async () => {
    const { rows } = await winnow.pool.query(
      "select from graphile_worker.jobs where attempts < max_attempts or locked_at is not null limit 1",
    );
    return rows.length === 0;
  });
  return reportOf(recruiter, candidate);
}

const firstOf = ({ questions: [first] }: InterviewReport) => first;
const transcriptIn = (report: InterviewReport) => firstOf(report)?.answer?.recordings[0]?.transcript;
const heardSince = (count: number) => service.heard.length - count;

test("what is said is put into text once the interview is over, quoted with its time, and named", async () => {
  service.answerWith(() => spoken("It was a night shift.", called, "Then, um, I stayed."));
  const candidate = await givenAsked(winnow, recruiter);
  const before = service.heard.length;
  expect(await begin(candidate)).toMatchObject({
    transcribed_by: "whisper-1",
    read_by: null,
    consent: { version: "2026-11+transcript" },
  });
  await speak(winnow, candidate);
  await untilJobsAreDone(winnow);
  expect(heardSince(before)).toBe(0);
  expect(firstOf(await reportOf(recruiter, candidate))).toMatchObject({ unmarked: "being transcribed" });

  await finish(candidate);
  const report = await settledReport(candidate);

  expect(service.heard.slice(before)).toMatchObject([
    {
      authorization: "Bearer sk-test",
      model: "whisper-1",
      format: "verbose_json",
      granularity: "segment",
      fileName: "answer.mp4",
      mediaType: "audio/mp4",
    },
  ]);
  const text = `It was a night shift. ${called} Then, um, I stayed.`;
  expect(report).toMatchObject({ transcribed_by: "whisper-1", points: { of: 2 } });
  expect(firstOf(report)).toMatchObject({ answer: { text }, unmarked: null });
  const transcript = transcriptIn(report);
  expect(transcript).toMatchObject({ state: "ready", made_by: "whisper-1", failure: null });
  expect(transcript?.segments.map(({ start, end, start_ms }) => [start_ms, text.slice(start, end)])).toEqual([
    [0, "It was a night shift."],
    [1000, called],
    [2000, "Then, um, I stayed."],
  ]);
  const [point] = firstOf(report)?.marks ?? [];
  expect(point).toMatchObject({ point_id: "p1", mark: "made" });
  const [quotation] = point?.quotations ?? [];
  expect(text.slice(quotation?.start, quotation?.end)).toBe(quotation?.text);
  expect(called).toContain(quotation?.text);
});

test("a transcript is made once, however often its job runs", async () => {
  service.answerWith(() => spoken(called));
  const candidate = await givenAsked(winnow, recruiter);
  const recordingId = await speak(winnow, candidate);
  await finish(candidate);
  const once = await settledReport(candidate);
  const heard = service.heard.length;
  service.answerWith(() => spoken("Something else."));
  for (const [job, ids] of [
    ["transcribe-recording", { recordingId }],
    ["interview-over", { interviewId: candidate.interviewId }],
  ] as const) {
    await winnow.pool.query("select graphile_worker.add_job($1, $2)", [
      job,
      { accountId: recruiter.account.id, ...ids },
    ]);
  }

  expect(await settledReport(candidate)).toEqual(once);
  expect(heardSince(heard)).toBe(0);
});

test("a service that is slow, fails, or answers nonsense twice, is asked again", async () => {
  service.answerWith(
    silence,
    () => ({ status: 500, body: {} }),
    () => ({ status: 429, body: {} }),
    () => ({ text: '{"text": "I called' }),
    () => ({ body: { segments: "none" } }),
    () => spoken(called),
  );
  const candidate = await givenAsked(winnow, recruiter);
  const before = service.heard.length;
  await speak(winnow, candidate);
  await finish(candidate);

  expect(firstOf(await settledReport(candidate))).toMatchObject({ answer: { text: called }, unmarked: null });
  expect(heardSince(before)).toBe(6);
});

test("what is refused is not asked for ever: the rest is marked, and it can be tried again", async () => {
  service.answerWith(() => ({ status: 401, body: { error: { message: "Incorrect API key" } } }));
  const candidate = await givenAsked(winnow, recruiter, [
    askedAboutShift,
    { ...askedAboutShift, id: crypto.randomUUID() },
  ]);
  const before = service.heard.length;
  await speak(winnow, candidate);
  await write(candidate, { index: 1, text: called });
  await finish(candidate);
  const failed = await settledReport(candidate);

  expect(heardSince(before)).toBe(1);
  expect(failed.questions).toMatchObject([
    { marks: null, unmarked: "transcription failed" },
    { marks: [{ mark: "made" }, { mark: "not found" }], unmarked: null },
  ]);
  expect(transcriptIn(failed)).toMatchObject({ state: "failed", failure: "The service refused it (401)." });

  service.answerWith(() => ({ text: "no JSON" }));
  const of = { params: { id: candidate.interviewId } };
  await recruiter.call(transcribeInterview, of);
  expect(transcriptIn(await settledReport(candidate))).toMatchObject({
    failure: "The service answered with something that is no transcript.",
  });

  service.answerWith(() => spoken(called));
  await recruiter.call(transcribeInterview, of);
  const marked = await settledReport(candidate);
  await recruiter.call(transcribeInterview, of);
  expect(await settledReport(candidate)).toEqual(marked);
  expect(marked.points).toEqual({ made: 2, of: 4 });
  expect(marked.questions[1]).toEqual(failed.questions[1]);
});

test("a service that never answers is given up after some tries", async () => {
  service.answerWith(() => ({ status: 503, body: {} }));
  const candidate = await givenAsked(winnow, recruiter);
  const before = service.heard.length;
  await speak(winnow, candidate);
  await finish(candidate);

  expect(transcriptIn(await settledReport(candidate))).toMatchObject({
    state: "failed",
    failure: "The service could not be reached, or did not answer in time.",
  });
  expect(heardSince(before)).toBe(8);
});

test("of a video only the sound leaves", async () => {
  service.answerWith(() => spoken(called));
  const candidate = await givenAsked(winnow, recruiter);
  const before = service.heard.length;
  await speak(winnow, candidate, { kind: "video" });
  await finish(candidate);

  expect(firstOf(await settledReport(candidate))).toMatchObject({ answer: { kind: "video", text: called } });
  expect(heardSince(before)).toBe(1);
  expect(service.heard.at(-1)?.bytes.byteLength).toBeGreaterThan(3 * 8_000);
  expect(service.heard.at(-1)?.bytes.includes(picture)).toBe(false);
});

test("silence is no answer, and no failure", async () => {
  service.answerWith(() => ({ body: { text: " ", segments: [] } }));
  const candidate = await givenAsked(winnow, recruiter);
  await speak(winnow, candidate);
  await finish(candidate);
  const report = await settledReport(candidate);

  expect(firstOf(report)).toMatchObject({ marks: null, unmarked: "no answer" });
  expect(transcriptIn(report)).toMatchObject({ state: "ready", segments: [] });
});

test("whoever was not told of a service is sent to none, unless a person asks for it", async () => {
  service.answerWith(() => spoken(called));
  const candidate = await givenAsked(winnow, recruiter);
  const before = service.heard.length;
  await speak(winnow, candidate);
  const of = { params: { id: candidate.interviewId } };
  expect(await recruiter.refusal(transcribeInterview, of)).toMatchObject({ status: 409, code: 1732 });
  await winnow.pool.query("update interviews set consent_version = '2026-11' where id = $1", [
    candidate.interviewId,
  ]);
  await finish(candidate);
  const untold = await settledReport(candidate);
  expect(firstOf(untold)).toMatchObject({ unmarked: "no transcript" });
  expect(heardSince(before)).toBe(0);

  await recruiter.call(transcribeInterview, of);
  expect(firstOf(await settledReport(candidate))).toMatchObject({ answer: { text: called }, unmarked: null });
});

test("a transcript goes with its answer, also while it is being made", async () => {
  const candidate = await givenAsked(winnow, recruiter);
  const before = service.heard.length;
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  service.answerWith(async () => {
    asked.resolve();
    await answered.promise;
    return spoken(called);
  });
  await speak(winnow, candidate);
  await finish(candidate);
  await asked.promise;
  const params = { token: candidate.token };
  await candidate.call(withdrawFromInterview, { params, body: { reason: "", erase: true } });
  answered.resolve();
  const report = await settledReport(candidate);

  expect(heardSince(before)).toBe(1);
  expect(firstOf(report)).toMatchObject({ answer: null, marks: null });
  const { rows } = await winnow.pool.query("select from transcripts where interview_id = $1", [
    candidate.interviewId,
  ]);
  expect(rows).toEqual([]);
});

test("without a service nothing is put into text, and the notice says so", async () => {
  const without = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0" });
  try {
    const other = await givenAccount(without, "Otto Klein");
    const candidate = await givenAsked(without, other);
    const params = { token: candidate.token };
    expect(await candidate.call(openInterview, { params, query: {} })).toMatchObject({
      notice_version: "2026-11",
      transcribed_by: null,
    });
    await speak(without, candidate);
    await finish(candidate);
    await untilJobsAreDone(without);

    const report = await reportOf(other, candidate);
    expect(report).toMatchObject({ transcribed_by: null, marked_by: null });
    expect(firstOf(report)).toMatchObject({ unmarked: "no transcript", answer: { text: "" } });
    expect(await other.refusal(transcribeInterview, { params: { id: candidate.interviewId } })).toMatchObject(
      { status: 409, code: 1731 },
    );
  } finally {
    await without.stop();
  }
});
