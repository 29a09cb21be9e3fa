import { updateAccount } from "@winnow/contract/account-settings.ts";
import {
  askForAdjustment,
  finishInterview,
  giveAnswer,
  noteSignals,
  saveAnswerText,
} from "@winnow/contract/answers.ts";
import { type DriveQuestion, downloadFromDrive, updateDriveRound } from "@winnow/contract/drives.ts";
import {
  answerRequest,
  decideInterview,
  downloadReport,
  getInterview,
  interviewReport,
  listDriveResults,
  listReports,
  playRecording,
  saveScorecard,
} from "@winnow/contract/reports.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { reportAsText } from "../given/given-answers.ts";
import {
  begin,
  beginToAnswer,
  type Candidate,
  finishRecording,
  givenInvited,
  givenInvitedFromScreening,
  question,
  questionAt,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { givenRecording } from "../given/given-recording.ts";
import type { CallInput } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { rowsOfCsv } from "../support/rows-of-csv.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;

beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0", WELCOME_CREDITS: "2000.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow.stop());

const called = "I called the doctor at once and told her the blood pressure.";
const withRubric: DriveQuestion = question({
  text: "Tell us about a shift that went wrong.",
  skill: "Nursing",
  rubric: [
    { id: "p1", text: "Says who was told, and when.", made: [called], not_made: ["I waited until morning."] },
    {
      id: "p2",
      text: "Says what was changed afterwards.",
      made: ["Afterwards we changed the handover form."],
      not_made: ["Nothing came of it."],
    },
  ],
});

const reportOf = async ({ interviewId }: Candidate) => {
  const { data } = await recruiter.call(listReports, { query: { interview_id: interviewId } });
  const [report] = data;
  if (!report) throw new Error("There is no report.");
  return report;
};

test("a report quotes the answer, sums up, and shows marks once one's own scorecard is given", async () => {
  const [candidate] = await givenInvited(winnow, recruiter, { questions: [withRubric] });
  if (!candidate) throw new Error("Nobody was invited.");
  const { token, visit, interviewId } = candidate;
  const questionId = questionAt(await begin(candidate), 0).id;
  await beginToAnswer(candidate, { questionId, kind: "text" });
  const params = { token, question_id: questionId };
  const text = `It was a night shift. ${called}`;
  await candidate.call(saveAnswerText, { params, body: { visit, text, version: 1 } });
  await winnow.pool.query("update interviews set begun_at = begun_at - interval '1 minute' where id = $1", [
    interviewId,
  ]);
  await candidate.call(noteSignals, {
    params: { token },
    body: {
      visit,
      signals: [
        { kind: "left_page", question_id: questionId, ago_ms: 30_000 },
        { kind: "came_back", question_id: questionId, ago_ms: 10_000 },
        { kind: "pasted", question_id: questionId, ago_ms: 5_000, characters: 40 },
      ],
    },
  });
  await candidate.call(giveAnswer, { params, body: { visit } });
  await candidate.call(finishInterview, { params: { token }, body: { visit } });
  await untilJobsAreDone(winnow);

  const hidden = await reportOf(candidate);
  expect(hidden).toMatchObject({ is_hidden_until_scored: true, points: null, skills: null, marked_by: null });
  expect(hidden.questions[0]).toMatchObject({ marks: null, answer: { text, late_seconds: 0 } });
  expect(hidden.signals.map(({ sentence }) => sentence)).toEqual([
    "Left the page once, for 20 seconds in all.",
    "Pasted text once, 40 characters in all.",
  ]);
  expect(hidden.signals).toMatchObject([
    { kind: "left_page", away_seconds: 20, characters: null },
    { kind: "pasted", away_seconds: null, characters: 40 },
  ]);

  const drive = { id: candidate.driveId };
  await recruiter.call(updateDriveRound, { params: drive, body: { hides_marks_until_scored: false } });
  expect(await reportOf(candidate)).toMatchObject({ is_hidden_until_scored: false, points: { of: 2 } });
  await recruiter.call(updateDriveRound, { params: drive, body: { hides_marks_until_scored: true } });

  const card = { scores: [{ question_id: questionId, score: 4, comment: "Clear" }], comment: "" };
  const of = { params: { id: interviewId } };
  await recruiter.call(saveScorecard, { ...of, body: { ...card, is_given: false } });
  expect((await reportOf(candidate)).is_hidden_until_scored).toBe(true);
  await recruiter.call(saveScorecard, { ...of, body: { ...card, is_given: true } });
  await recruiter.call(saveScorecard, { ...of, body: { ...card, comment: "Later", is_given: false } });

  const report = await reportOf(candidate);
  expect(report.own_scorecard).toMatchObject({ by: "Mara Ruiz", comment: "Later", scores: card.scores });
  const marks = report.questions[0]?.marks ?? [];
  expect(marks.map(({ point_id, mark }) => [point_id, mark])).toEqual([
    ["p1", "made"],
    ["p2", "not found"],
  ]);
  const [quotation] = marks[0]?.quotations ?? [];
  expect(text.slice(quotation?.start, quotation?.end)).toBe(quotation?.text);
  expect(called).toContain(quotation?.text);
  expect(report).toMatchObject({
    points: { made: 1, of: 2 },
    skills: [{ skill: "Nursing", made: 1, of: 2 }],
  });

  expect(await recruiter.refusal(decideInterview, { ...of, body: { decision: "reject" } })).toMatchObject({
    status: 400,
  });
  await recruiter.call(decideInterview, { ...of, body: { decision: "hold" } });
  await recruiter.call(decideInterview, { ...of, body: { decision: "advance", reason: "Clear and calm" } });
  const decided = await reportOf(candidate);
  expect(decided.decision).toMatchObject({ kind: "advance", reason: "Clear and calm", by: "Mara Ruiz" });
  expect(decided.decisions.map(({ kind }) => kind)).toEqual(["advance", "hold"]);

  const stranger = await givenAccount(winnow, "Somebody else");
  for (const attempt of [
    stranger.refusal(listReports, { query: { interview_id: interviewId } }),
    stranger.refusal(getInterview, of),
    stranger.refusal(saveScorecard, { ...of, body: { ...card, is_given: true } }),
    stranger.refusal(decideInterview, { ...of, body: { decision: "advance" } }),
  ]) {
    expect(await attempt).toMatchObject({ status: 404, code: 1703 });
  }
});

test("of two windows with one's own scorecard, each keeps what the other has changed", async () => {
  const [first, second] = [question({ text: "What did you do?" }), question({ text: "And then?" })];
  const [candidate] = await givenInvited(winnow, recruiter, { questions: [first, second] });
  if (!candidate) throw new Error("Nobody was invited.");
  const of = { params: { id: candidate.interviewId } };
  const save = (body: CallInput<typeof saveScorecard>["body"]) =>
    recruiter.call(saveScorecard, { ...of, body });

  await Promise.all([
    save({ scores: [{ question_id: first.id, score: 4 }] }),
    save({ scores: [{ question_id: second.id, comment: "Vague" }] }),
    save({ comment: "Came late" }),
    save({ is_given: true }),
  ]);
  await save({ scores: [{ question_id: first.id, score: 2 }] });
  const after = await save({ scores: [{ question_id: first.id, comment: "Better than it sounds" }] });

  expect(after).toMatchObject({ comment: "Came late", given_at: expect.any(Number) });
  expect(new Set(after.scores)).toEqual(
    new Set([
      { question_id: first.id, score: 2, comment: "Better than it sounds" },
      { question_id: second.id, score: null, comment: "Vague" },
    ]),
  );
  expect(
    await recruiter.refusal(saveScorecard, {
      ...of,
      body: { scores: [{ question_id: question().id, score: 5 }] },
    }),
  ).toMatchObject({ status: 404 });
});

test("a recording is played from any second of it, and not marked without a transcript", async () => {
  const seconds = 6;
  const [candidate] = await givenInvited(winnow, recruiter, { questions: [withRubric] });
  if (!candidate) throw new Error("Nobody was invited.");
  const { token, visit, interviewId } = candidate;
  const questionId = questionAt(await begin(candidate), 0).id;
  await beginToAnswer(candidate, { questionId, kind: "audio" });
  const { id: recordingId } = await startRecording(candidate, questionId);
  const parts = (await givenRecording({ seconds, parts: 3 })).map((bytes, number) => ({ number, bytes }));
  await sendParts(winnow, candidate, { recordingId, parts });
  await finishRecording(candidate, { recordingId, partsCount: parts.length, seconds });
  await candidate.call(giveAnswer, { params: { token, question_id: questionId }, body: { visit } });
  await candidate.call(finishInterview, { params: { token }, body: { visit } });
  await recruiter.call(saveScorecard, {
    params: { id: interviewId },
    body: { scores: [], comment: "", is_given: true },
  });
  const ready = await vi.waitUntil(
    async () => {
      const report = await reportOf(candidate);
      return report.questions[0]?.answer?.recordings[0]?.state === "ready" && report;
    },
    { timeout: patienceMs, interval: 50 },
  );
  expect(ready.questions[0]).toMatchObject({ marks: null, unmarked: "no transcript" });
  expect(ready.questions[0]?.answer?.recordings).toMatchObject([{ duration_ms: seconds * 1000 }]);

  const params = { id: interviewId, recording_id: recordingId };
  const { url } = await recruiter.call(playRecording, { params });
  const whole = await fetch(new URL(url, winnow.url));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const middle = await fetch(new URL(url, winnow.url), { headers: { range: "bytes=100-199" } });
  expect(middle.status).toBe(206);
  expect(middle.headers.get("content-range")).toBe(`bytes 100-199/${bytes.byteLength}`);
  expect(new Uint8Array(await middle.arrayBuffer())).toEqual(bytes.slice(100, 200));
  const beyond = await fetch(new URL(url, winnow.url), { headers: { range: `bytes=${bytes.byteLength}-` } });
  expect(beyond.status).toBe(416);
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  expect(await input.computeDuration()).toBe(seconds);
});

test("extra time and another form are asked for once, granted by the recruiter, and then counted", async () => {
  const [candidate] = await givenInvited(winnow, recruiter, {
    questions: [question({ answer_kinds: ["video"], answer_seconds: 100 })],
  });
  if (!candidate) throw new Error("Nobody was invited.");
  const params = { token: candidate.token };
  const ask = (kind: "extra_time" | "other_form") =>
    candidate.call(askForAdjustment, { params, body: { kind, text: "I stammer." } });
  await ask("extra_time");
  await ask("extra_time");
  await ask("other_form");
  const of = { id: candidate.interviewId };
  const { requests } = await recruiter.call(getInterview, { params: of });
  expect(requests.map(({ kind, state }) => [kind, state])).toEqual([
    ["extra_time", "open"],
    ["other_form", "open"],
  ]);
  const grant = (index: number) => ({
    params: { ...of, request_id: requests[index]?.id ?? "" },
    body: { is_granted: true, answer: "Gladly." },
  });
  await recruiter.call(answerRequest, grant(0));
  await recruiter.call(answerRequest, grant(1));
  expect(await recruiter.refusal(answerRequest, grant(1))).toMatchObject({ code: 1816 });
  const interview = await begin(candidate);
  expect(questionAt(interview, 0)).toMatchObject({ answer_kinds: ["text", "video"], answer_seconds: 150 });
  expect(interview.requests.map(({ state, answer }) => [state, answer])).toEqual([
    ["granted", "Gladly."],
    ["granted", "Gladly."],
  ]);
});

test("extra time that a drive grants to everybody is granted at once", async () => {
  const [candidate] = await givenInvited(winnow, recruiter, {
    questions: [question({ answer_seconds: 100 })],
    changes: { extra_time_percent: 25 },
  });
  if (!candidate) throw new Error("Nobody was invited.");
  const params = { token: candidate.token };
  const after = await candidate.call(askForAdjustment, { params, body: { kind: "extra_time" } });
  expect(after.requests).toMatchObject([{ state: "granted" }]);
  expect(questionAt(after, 0).answer_seconds).toBe(125);
});

test("the results of a drive hold points, own score and decision as soon as the report shows them", async () => {
  const [candidate] = await givenInvited(winnow, recruiter, {
    questions: [{ ...withRubric, rubric: withRubric.rubric.slice(0, 1) }],
    candidates: 2,
  });
  if (!candidate) throw new Error("Nobody was invited.");
  const { token, visit, interviewId, driveId } = candidate;
  const questionId = questionAt(await begin(candidate), 0).id;
  await beginToAnswer(candidate, { questionId, kind: "text" });
  const params = { token, question_id: questionId };
  await candidate.call(saveAnswerText, { params, body: { visit, text: called, version: 1 } });
  await candidate.call(giveAnswer, { params, body: { visit } });
  await candidate.call(finishInterview, { params: { token }, body: { visit } });
  await untilJobsAreDone(winnow);
  const outcomes = async () => {
    const { body } = await recruiter.attempt(downloadFromDrive, { params: { id: driveId, kind: "results" } });
    return rowsOfCsv(String(body)).map((row) => row.slice(-4));
  };
  const listed = async (query: object = {}) =>
    (await recruiter.call(listDriveResults, { params: { id: driveId }, query })).data;
  const header = ["Points made", "Points in all", "Own score", "Decision"];
  const none = ["", "", "", ""];
  expect(await outcomes()).toEqual([header, none, none]);
  // Who has not begun is not listed.
  expect(await listed()).toMatchObject([
    { id: interviewId, status: "COMPLETED", points: null, own_score: null, decision: null },
  ]);

  const of = { params: { id: interviewId } };
  const scores = [{ question_id: questionId, score: 4, comment: "" }];
  await recruiter.call(saveScorecard, { ...of, body: { scores, comment: "", is_given: true } });
  await recruiter.call(decideInterview, { ...of, body: { decision: "advance" } });
  expect(await outcomes()).toEqual([header, ["1", "1", "4", "advance"], none]);
  expect(await listed({ sort_by: "points", decision: "advance" })).toMatchObject([
    { id: interviewId, points: { made: 1, of: 1 }, own_score: 4, decision: "advance" },
  ]);
  expect(await listed({ decision: "undecided" })).toEqual([]);
  expect(await listed({ search: "nobody of that name" })).toEqual([]);

  await recruiter.call(decideInterview, { ...of, body: { decision: null } });
  expect(await outcomes()).toEqual([header, ["1", "1", "4", ""], none]);
});

test("what the CV shows for each requirement stands beside the questions about it, with names hidden as in the result", async () => {
  const { screeningId, resultId, candidates } = await givenInvitedFromScreening(winnow, recruiter, {
    cvs: 1,
    alsoByHand: 1,
  });
  const [screened, byHand] = candidates;
  if (!screened || !byHand) throw new Error("Two were to be invited.");

  expect(await reportOf(byHand)).toMatchObject({ requirements: null, result: null });
  const report = await reportOf(screened);
  expect(report.result).toEqual({ id: resultId, screening_id: screeningId });
  const { report: matched } = await recruiter.call(getScreeningResult, { params: { id: resultId } });
  expect(report.requirements?.map(({ requirement, cv }) => [requirement.text, cv.verdict])).toEqual(
    matched.requirements.map(({ requirement, verdict }) => [requirement.text, verdict]),
  );
  for (const { requirement, cv } of report.requirements ?? []) {
    const quoted = matched.requirements.find((one) => one.requirement.id === requirement.id)?.quotations;
    expect(cv.quotation?.text).toBe(quoted?.[0]?.text);
  }
  const asked = report.requirements?.filter(({ question_ids }) => question_ids.length > 0) ?? [];
  expect(asked.length).toBeGreaterThan(2);
  // A must-have that the CV does not state is asked about in a question of the candidate's own.
  const own = report.questions.at(-1);
  expect(
    asked.some(({ cv, question_ids }) => cv.verdict !== "met" && question_ids.includes(own?.id ?? "")),
  ).toBe(true);

  await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: true } });
  const { report: redacted } = await recruiter.call(getScreeningResult, { params: { id: resultId } });
  expect((await reportOf(screened)).requirements?.map(({ cv }) => cv.quotation?.text)).toEqual(
    redacted.requirements.map(({ quotations }) => quotations[0]?.text),
  );
});

test("a report is downloaded as PDF, CSV and JSON, without the marks that are hidden on its page", async () => {
  const written = "=1+1 Ich rief die Ärztin. Потом я осталась. 然后 ";
  const [candidate] = await givenInvited(winnow, recruiter, {
    questions: [withRubric, question({ text: "Why this ward?" })],
  });
  if (!candidate) throw new Error("Nobody was invited.");
  const { token, visit, interviewId, driveId } = candidate;
  const interview = await begin(candidate);
  for (const { id } of interview.questions) {
    const params = { token, question_id: id };
    await beginToAnswer(candidate, { questionId: id, kind: "text" });
    await candidate.call(saveAnswerText, { params, body: { visit, text: written + called, version: 1 } });
    await candidate.call(noteSignals, {
      params: { token },
      body: { visit, signals: [{ kind: "pasted", question_id: id, ago_ms: 0, characters: 40 }] },
    });
    await candidate.call(giveAnswer, { params, body: { visit } });
  }
  await candidate.call(finishInterview, { params: { token }, body: { visit } });
  await untilJobsAreDone(winnow);
  const of = { params: { id: interviewId } };
  const download = async (format: "pdf" | "csv" | "json") => {
    const { body, headers } = await recruiter.attempt(downloadReport, {
      params: { id: interviewId, format },
    });
    expect(headers.get("content-disposition")).toContain(`Candidate%201%20interview%20report.${format}`);
    return body;
  };
  const readPdf = () => reportAsText(winnow, recruiter, interviewId);

  expect(interviewReport.parse(await download("json"))).toMatchObject({ points: null, marked_by: null });
  expect(await download("csv")).not.toContain("Made");
  const before = await readPdf();
  expect(before).toContain("Points show once you have given your scorecard");
  expect(before).not.toContain("Made:");

  const [first] = interview.questions;
  const scores = [{ question_id: first?.id ?? "", score: 4, comment: "Calm" }];
  await recruiter.call(saveScorecard, { ...of, body: { scores, comment: "Would fit", is_given: true } });
  await recruiter.call(decideInterview, { ...of, body: { decision: "hold", reason: "Wait for others" } });

  expect(interviewReport.parse(await download("json"))).toEqual(await reportOf(candidate));
  const rows = rowsOfCsv(String(await download("csv")));
  expect(rows).toHaveLength(4);
  expect(rows[1]?.slice(6)).toEqual([
    `'${written}${called}`,
    "Says who was told, and when.",
    "Made",
    expect.stringContaining("called the doctor"),
    "4",
    "Calm",
  ]);
  expect(rows[3]?.slice(7)).toEqual(["", "", "", "", ""]);
  const text = await readPdf();
  for (const words of [
    "Candidate 1",
    "Ich rief die Ärztin",
    "Потом я осталась",
    "Made: Says who was told, and when.",
    "Not found: Says what was changed afterwards.",
    "My score: 4.0 of 5",
    "Calm",
    "Would fit",
    "On hold: Wait for others (Mara Ruiz,",
    "Pasted text 2 times, 80 characters in all.",
    "Points were marked by",
    "□ stands for each",
    "Page 1",
  ]) {
    expect(text).toContain(words);
  }

  await recruiter.call(updateAccount, { body: { language: "de" } });
  const { body } = await recruiter.attempt(downloadReport, { params: { id: interviewId, format: "csv" } });
  expect(rowsOfCsv(String(body))[1]?.[8]).toBe("Genannt");
  const results = await recruiter.attempt(downloadFromDrive, { params: { id: driveId, kind: "results" } });
  expect(rowsOfCsv(String(results.body))[1]).toEqual(
    expect.arrayContaining(["Gesendet", "Abgeschlossen", "Zurückgestellt"]),
  );
  const german = await readPdf();
  for (const words of [
    "Genannt: Says who was told, and when.",
    "ein Vorschlag von Winnow.",
    "Meine Bewertung: 4,0 von 5",
    "Zurückgestellt: Wait for others (Mara Ruiz,",
    "Hat 2-mal Text eingefügt, insgesamt 80 Zeichen.",
    "Seite 1",
  ]) {
    expect(german).toContain(words);
  }
  await recruiter.call(updateAccount, { body: { language: null } });
});
