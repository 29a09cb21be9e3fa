import { randomUUID } from "node:crypto";
import { askForAdjustment, finishInterview, giveAnswer, saveAnswerText } from "@winnow/contract/answers.ts";
import { askRecruiter, listApplications } from "@winnow/contract/applications.ts";
import { addNote, decide } from "@winnow/contract/decisions.ts";
import { keepDraft } from "@winnow/contract/drafts.ts";
import {
  addDriveCandidates,
  createDriveRound,
  listDriveCandidates,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { listErasures } from "@winnow/contract/erasures.ts";
import { createExport } from "@winnow/contract/exports.ts";
import { resendInvitation } from "@winnow/contract/interviews.ts";
import {
  createPersonExport,
  downloadPersonExport,
  erasePerson,
  getPerson,
  getPersonExport,
  type Person,
} from "@winnow/contract/people.ts";
import { decideInterview, saveScorecard } from "@winnow/contract/reports.ts";
import { saveView } from "@winnow/contract/saved-views.ts";
import { leaveFeedback, shareCandidate } from "@winnow/contract/shares.ts";
import { people } from "@winnow/samples/people.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { apply, givenForm } from "../given/given-application.ts";
import { cvsOf } from "../given/given-cvs.ts";
import { givenDrive, upload } from "../given/given-drive.ts";
import {
  begin,
  beginToAnswer,
  type Candidate,
  finishRecording,
  invite,
  question,
  questionAt,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { formQuestion } from "../given/given-open-form.ts";
import { inDays } from "../given/given-ready-drive.ts";
import { givenRecording } from "../given/given-recording.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { spoken, startTranscriber } from "../support/stand-in-transcriber.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { stored } from "../support/stored.ts";
import { objectsWith, tablesWith } from "../support/traces.ts";

const canary = "Quillfeather";
const email = `${canary.toLowerCase()}@example.com`;

let transcriber: Awaited<ReturnType<typeof startTranscriber>>;
let winnow: TestWinnow;
let server: ServerProcess;
let recruiter: Recruiter;

/** A process of its own beside that of the test, since what it logs is looked into. */
beforeAll(async () => {
  transcriber = await startTranscriber();
  transcriber.answerWith(() => spoken(`I am ${canary} and I hand over in writing.`));
  winnow = await startWinnow({
    ROLE: "api",
    SCHEDULING_UNDO_SECONDS: "0",
    TRANSCRIPTION_URL: transcriber.url,
    TRANSCRIPTION_API_KEY: "sk-test",
  });
  const PORT = String(await freePort());
  server = await startServerProcess({ ...winnow.environment, ROLE: "all", PORT, LOG_LEVEL: "debug" });
  recruiter = await givenAccount({ ...winnow, url: server.url }, "Mara Ruiz");
});
afterAll(async () => {
  await server?.end("SIGTERM");
  await winnow?.stop();
  await transcriber?.stop();
});

const ofServer = () => ({ ...winnow, url: server.url });
const keyed = () => ({ headers: { "idempotency-key": randomUUID() } });

/** Applies and is screened; then what a recruiter writes about the result. */
async function givenApplicant(): Promise<{ screeningId: string; resultId: string; objects: string[] }> {
  const [person, other] = people;
  if (!person || !other) throw new Error("There are no people.");
  const [first, cv] = await cvsOf([
    other,
    { ...person, name: `Ada ${canary}`, contact: { ...person.contact, email } },
  ]);
  if (!first || !cv) throw new Error("There are no CVs.");
  const asked = formQuestion();
  const form = await givenForm(server, recruiter, { runsWith: first, questions: [asked] });
  const objects = await stored(winnow);
  const applicant = createApiClient(server.url);
  const { token } = await apply(server, applicant, {
    form,
    cv: { ...cv, name: `${canary}.pdf` },
    name: `Ada ${canary}`,
    email,
    answers: [{ question_id: asked.id, value: `Because of ${canary}.` }],
    corrections: [{ kind: "contact", field: "name", value: `A. ${canary}` }],
  });
  const { screeningId } = form;
  const params = { id: screeningId };
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.screened === 2);
  await applicant.call(askRecruiter, {
    params: { token },
    body: { request_id: randomUUID(), kind: "addition", text: `${canary} speaks Polish.` },
  });
  const { data } = await recruiter.call(listApplications, { params });
  const resultId = data[0]?.result_id ?? "";
  await recruiter.call(addNote, {
    params: { id: resultId },
    body: { text: `Call ${canary}.` },
    ...keyed(),
  });
  await recruiter.call(decide, {
    params,
    body: { selection: { result_ids: [resultId] }, decision: "shortlist", reason: `${canary} fits.` },
    ...keyed(),
  });
  const selection = { result_ids: [resultId] };
  await recruiter.call(createExport, { params, body: { format: "csv", selection } });
  await recruiter.call(createExport, { params, body: { format: "cvs", selection } });
  await recruiter.call(keepDraft, {
    params: { subject_id: resultId, name: "note" },
    body: { fields: { text: `${canary}, again` }, page_id: randomUUID(), change: 1 },
  });
  await recruiter.call(saveView, {
    body: { list: "results", name: "The best", query: `search=${canary}&sort_by=name` },
    ...keyed(),
  });
  return { screeningId, resultId, objects };
}

async function answerAll(candidate: Candidate): Promise<void> {
  const { token, visit } = candidate;
  const params = { token };
  const interview = await begin(candidate);
  const [first, second] = [questionAt(interview, 0).id, questionAt(interview, 1).id];
  await candidate.call(askForAdjustment, {
    params,
    body: { kind: "extra_time", text: `${canary} reads slowly.` },
  });
  await beginToAnswer(candidate, { questionId: first, kind: "text" });
  const ofFirst = { token, question_id: first };
  await candidate.call(saveAnswerText, {
    params: ofFirst,
    body: { visit, text: `I, ${canary}, called.`, version: 1 },
  });
  await candidate.call(giveAnswer, { params: ofFirst, body: { visit } });
  await beginToAnswer(candidate, { questionId: second, kind: "audio" });
  const { id: recordingId } = await startRecording(candidate, second);
  const parts = (await givenRecording({ seconds: 1, parts: 1 })).map((bytes, number) => ({ number, bytes }));
  await sendParts(ofServer(), candidate, { recordingId, parts });
  await finishRecording(candidate, { recordingId, partsCount: 1, seconds: 1 });
  await candidate.call(giveAnswer, { params: { token, question_id: second }, body: { visit } });
  await candidate.call(finishInterview, { params, body: { visit } });
}

/** Interviewed as who came from the result; then what is said about the interview. */
async function givenInterviewed(screeningId: string, resultId: string): Promise<void> {
  const { id } = await recruiter.call(createDriveRound, {
    body: { screening_id: screeningId, result_ids: [resultId] },
  });
  await recruiter.call(updateDriveRound, {
    params: { id },
    body: { questions: [question(), question()], closes_at: inDays(7), asks_about_gaps: false },
  });
  const [invited] = await invite(ofServer(), recruiter, id);
  if (!invited) throw new Error("Nobody was invited.");
  await recruiter.call(resendInvitation, { params: { id: invited.interviewId }, body: {}, ...keyed() });
  await answerAll(invited);
  const params = { id: invited.interviewId };
  await untilJobsAreDone(winnow);
  await recruiter.call(saveScorecard, {
    params,
    body: { scores: [], comment: `${canary} is calm`, is_given: true },
  });
  const shared = await recruiter.call(shareCandidate, {
    params,
    body: {
      id: randomUUID(),
      whom: `The sister of ${canary}`,
      shows_cv: true,
      shows_answers: true,
      shows_report: true,
      hides_name: false,
      allows_feedback: true,
    },
  });
  await createApiClient(server.url).call(leaveFeedback, {
    params: { token: shared.link.split("/").at(-1) ?? "" },
    body: { name: "Ana", thumb: "up", comment: `I know ${canary}` },
    ...keyed(),
  });
  await recruiter.call(decideInterview, {
    params,
    body: { decision: "advance", reason: `${canary} knows the ward` },
    ...keyed(),
  });
}

/** In another drive as a row of a sheet that was never taken over, as a candidate by hand, and half typed. */
async function givenByHand(): Promise<void> {
  const { id } = await givenDrive(recruiter);
  const params = { id };
  await upload(recruiter, id, { kind: "candidates", file: `Name,E-mail\nAda ${canary},${email}` });
  await recruiter.call(keepDraft, {
    params: { subject_id: id, name: "new candidate" },
    body: { fields: { name: "Ada", email }, page_id: randomUUID(), change: 1 },
  });
  await recruiter.call(addDriveCandidates, {
    params,
    body: { candidates: [{ name: `Ada ${canary}`, email: email.toUpperCase() }] },
    ...keyed(),
  });
  await recruiter.call(addDriveCandidates, {
    params,
    body: { candidates: [{ name: `Ada ${canary}`, email }] },
    ...keyed(),
  });
  const candidates = await recruiter.call(listDriveCandidates, { params });
  expect(candidates.data).toHaveLength(1);
}

function thingsOf({ cvs, applications, candidates }: Person) {
  return [
    ...cvs.map(({ id }) => ({ kind: "cv" as const, id })),
    ...applications.map(({ id }) => ({ kind: "application" as const, id })),
    ...candidates.map(({ id }) => ({ kind: "candidate" as const, id })),
  ];
}

async function exported(personId: string, things: ReturnType<typeof thingsOf>): Promise<Buffer> {
  const { id } = await recruiter.call(createPersonExport, { params: { id: personId }, body: { things } });
  const params = { id };
  await vi.waitUntil(async () => (await recruiter.call(getPersonExport, { params })).state === "ready", {
    timeout: patienceMs,
    interval: 50,
  });
  const { url } = await recruiter.call(downloadPersonExport, { params });
  const answer = await fetch(new URL(url, server.url));
  return Buffer.from(await answer.arrayBuffer());
}

test("a person who is erased across everything leaves no trace in tables, objects, mails, jobs and the log", async () => {
  const { screeningId, resultId, objects } = await givenApplicant();
  await givenInterviewed(screeningId, resultId);
  await givenByHand();
  await untilJobsAreDone(winnow);
  const person = await recruiter.call(getPerson, { params: { id: resultId } });
  const things = thingsOf(person);
  expect(things).toHaveLength(4);
  const zip = (await exported(resultId, things)).toString("latin1");
  for (const entry of ["person.json", `CVs/${canary}.pdf`, "Recordings/", "Transcripts/"]) {
    expect(zip).toContain(entry);
  }
  await untilJobsAreDone(winnow);
  expect(await tablesWith(winnow, canary)).toEqual(
    expect.arrayContaining(
      [
        "applications",
        "application_requests",
        "credit_entries",
        "cv_files",
        "decision_batches",
        "drafts",
        "drive_candidates",
        "drive_events",
        "drive_imports",
        "idempotency_keys",
        "inbox_mails",
        "interview_answers",
        "interview_decisions",
        "interview_requests",
        "notifications",
        "person_exports",
        "result_notes",
        "saved_views",
        "scorecards",
        "screening_results",
        "share_feedback",
        "shares",
        "transcripts",
      ].map((table) => `public.${table}`),
    ),
  );

  const { counts } = await recruiter.call(erasePerson, {
    params: { id: resultId },
    body: { things },
    ...keyed(),
  });
  await untilJobsAreDone(winnow);

  expect(counts).toEqual({ cvs: 1, applications: 1, interviews: 2, files: 1 });
  expect(await tablesWith(winnow, canary)).toEqual([]);
  expect(await objectsWith(winnow, canary)).toEqual([]);
  expect(await stored(winnow)).toEqual(objects);
  expect(await mailsTo(winnow, email)).toEqual([]);
  expect(server.printed()).not.toMatch(new RegExp(canary, "i"));
  const { data } = await recruiter.call(listErasures, {});
  expect(data).toEqual([
    expect.objectContaining({
      cause: "recruiter",
      by: "Mara Ruiz",
      sentence: "One person, across everything",
      counts,
    }),
  ]);
});
