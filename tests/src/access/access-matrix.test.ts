import { randomUUID } from "node:crypto";
import { createAccountExport } from "@winnow/contract/account-exports.ts";
import { listSessions } from "@winnow/contract/account-settings.ts";
import { logIn } from "@winnow/contract/accounts.ts";
import { askForAdjustment } from "@winnow/contract/answers.ts";
import { askRecruiter } from "@winnow/contract/applications.ts";
import { createAudit } from "@winnow/contract/audits.ts";
import { sendRejectionsOfScreening } from "@winnow/contract/candidate-mails.ts";
import { addNote, decide, undoDecisions } from "@winnow/contract/decisions.ts";
import { listDriveCandidates } from "@winnow/contract/drives.ts";
import { type Endpoint, refusesUnknownKeys } from "@winnow/contract/endpoint.ts";
import { createExport } from "@winnow/contract/exports.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { createPersonExport } from "@winnow/contract/people.ts";
import { startRescreening } from "@winnow/contract/rescreenings.ts";
import { getScreeningFacts, listScreeningResults } from "@winnow/contract/results.ts";
import { saveView } from "@winnow/contract/saved-views.ts";
import {
  createScreening,
  listCvFiles,
  requestUploads,
  startScreening,
  uploadDone,
} from "@winnow/contract/screenings.ts";
import { shareCandidate } from "@winnow/contract/shares.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foundByEngine } from "../given/found-by-engine.ts";
import { givenAccount } from "../given/given-account.ts";
import { formOf, givenDrive } from "../given/given-drive.ts";
import {
  begin,
  beginToAnswer,
  finishRecording,
  givenInvited,
  question,
  sendParts,
  startRecording,
} from "../given/given-interview.ts";
import { oldEngine } from "../given/given-old-results.ts";
import { givenApplicationWithFile } from "../given/given-open-form.ts";
import { givenRecording } from "../given/given-recording.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { orderPack } from "../support/payments.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { watchDecisions } from "../support/watch-decisions.ts";
import { endpointsOfContract } from "./endpoints.ts";

type Ids = {
  screening: string;
  file: string;
  result: string;
  requirement: string;
  batch: string;
  note: string;
  view: string;
  audit: string;
  rescreening: string;
  export: string;
  notification: string;
  order: string;
  drive: string;
  candidate: string;
  runningDrive: string;
  interview: string;
  request: string;
  recording: string;
  share: string;
  application: string;
  answerFile: string;
  applicantRequest: string;
  mailBatch: string;
  personExport: string;
  session: string;
  furtherSession: string;
  accountExport: string;
};
type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
};
/** How to call an endpoint about something of one's own; "own scope" for calls that name nothing. */
type Row = ((ids: Ids) => Input) | { ownScope: Input };

const screening = ({ screening: id }: Ids): Input => ({ params: { id } });
const result = ({ result: id }: Ids): Input => ({ params: { id } });
const rescreening = ({ rescreening: id }: Ids): Input => ({ params: { id } });
const drive = ({ drive: id }: Ids): Input => ({ params: { id } });
const runningDrive = ({ runningDrive: id }: Ids): Input => ({ params: { id } });
const interview = ({ interview: id }: Ids): Input => ({ params: { id } });
const shared = (ids: Ids): Input => ({ params: { id: ids.interview, share_id: ids.share } });
const candidate = (ids: Ids): Input => ({ params: { id: ids.drive, candidate_id: ids.candidate } });
const inScreening = (ids: Ids): Input => ({ params: { screening_id: ids.screening } });

const subjectOfDraft = randomUUID();

/** What these would do is more than the other rows could bear, so the password or code that they ask for is a wrong one. */
const askForThePassword = [
  "POST /auth/account/closing",
  "POST /auth/account/exports",
  "PUT /auth/account/second-factor",
  "POST /auth/account/second-factor/removal",
  "POST /auth/account/second-factor/recovery-codes",
];
const wrongPassword = { password: "not the password", email: "nobody@example.com" };

/** In an order in which the owner can make the calls one after the other. */
const matrix: Record<string, Row> = {
  "GET /auth/account": { ownScope: {} },
  "GET /auth/account/feature-flags": { ownScope: {} },
  "GET /auth/account/usage": { ownScope: {} },
  "PUT /auth/account/hints/:hint": { ownScope: { params: { hint: "results" } } },
  "POST /auth/account/refresh-credits": { ownScope: {} },
  "GET /auth/erasures": { ownScope: {} },
  "GET /auth/people": { ownScope: { query: { search: "a" } } },
  "GET /auth/analytics/dashboard": { ownScope: { query: { period: "7d", timezone: "Europe/Madrid" } } },
  "GET /auth/person/:id": result,
  "POST /auth/person/:id/exports": (ids) => ({
    params: { id: ids.application },
    body: { things: [{ kind: "application", id: ids.application }] },
  }),
  "GET /auth/person-export/:id": (ids) => ({ params: { id: ids.personExport } }),
  "POST /auth/person-export/:id/download": (ids) => ({ params: { id: ids.personExport } }),
  "GET /auth/credit/transactions": { ownScope: {} },
  "GET /auth/credit/transactions.csv": { ownScope: {} },
  "GET /auth/credit/transaction-groups": { ownScope: { query: { timezone: "Europe/Madrid" } } },
  "GET /auth/credit/months": { ownScope: {} },
  "GET /auth/screener": { ownScope: {} },
  "POST /auth/screener": { ownScope: { body: { title: "Another" } } },
  "GET /auth/account/retention": { ownScope: {} },
  "PUT /auth/account/retention": { ownScope: { body: { days: 200 } } },
  "GET /auth/erasures/ahead": { ownScope: {} },
  "GET /auth/screener/:id/retention": screening,
  "PUT /auth/screener/:id/retention": (ids) => ({ ...screening(ids), body: { days: 90 } }),
  "GET /auth/saved-views": { ownScope: {} },
  "POST /auth/saved-views": { ownScope: { body: { list: "results", name: "Strong", query: "band=strong" } } },
  "DELETE /auth/saved-views/:id": (ids) => ({ params: { id: ids.view } }),
  // A draft belongs to whoever typed it, whatever it is about.
  "GET /auth/drafts/:subject_id": { ownScope: { params: { subject_id: subjectOfDraft } } },
  "PUT /auth/drafts/:subject_id/:name": {
    ownScope: {
      params: { subject_id: subjectOfDraft, name: "note" },
      body: { fields: { text: "Call" }, page_id: subjectOfDraft, change: 1 },
    },
  },
  "POST /auth/screener/aggregate": (ids) => ({
    body: { aggregationType: "count", groupBy: "status", screenerIds: [ids.screening] },
  }),
  "GET /auth/screener/:id": screening,
  "PUT /auth/screener/:id": (ids) => ({ ...screening(ids), body: { title: "Renamed" } }),
  "GET /auth/screener/:id/jd": screening,
  "GET /auth/screener/:id/files": screening,
  "GET /auth/screener/:id/results": screening,
  "GET /auth/screener/:id/credits": screening,
  "GET /auth/screener/:id/facts": screening,
  "PUT /auth/screener/:id/weights": (ids) => ({
    ...screening(ids),
    body: { weights: [{ id: ids.requirement, weight: 5, kind: "must" }] },
  }),
  "POST /auth/screener/:id/decisions": (ids) => ({
    ...screening(ids),
    body: { selection: { result_ids: [ids.result] }, decision: "hold" },
  }),
  "POST /auth/screener/:id/decisions/:batch_id/undo": (ids) => ({
    params: { id: ids.screening, batch_id: ids.batch },
  }),
  "GET /auth/screener/result/:id": result,
  "POST /auth/screener/result/:id/notes": (ids) => ({ ...result(ids), body: { text: "Call on Monday" } }),
  "DELETE /auth/screener/result/:id/notes/:note_id": (ids) => ({
    params: { id: ids.result, note_id: ids.note },
  }),
  "PUT /auth/screener/result/:id/own-score": (ids) => ({
    ...result(ids),
    body: { own_score: { score: 70, reason: "Knows the ward" } },
  }),
  "POST /auth/screener/result/:id/reveal": result,
  "GET /auth/screener/result/:id/text": (ids) => ({ params: { id: ids.result } }),
  "PUT /auth/screener/result/:id/corrections": (ids) => ({
    params: { id: ids.result },
    body: { corrections: [{ kind: "contact", field: "location", value: "Leeds" }] },
  }),
  "POST /auth/screener/:id/rescreening": screening,
  "GET /auth/screener/:id/rescreening": screening,
  "GET /auth/screener/rescreening/:id/results": rescreening,
  "POST /auth/screener/rescreening/:id/dismiss": rescreening,
  "POST /auth/screener/rescreening/:id/take-over": rescreening,
  "GET /auth/screener/result/:id/earlier-reports": result,
  "POST /auth/screener/:id/audits": (ids) => ({ ...screening(ids), body: { line: 100, size: 3 } }),
  "GET /auth/screener/:id/audits": screening,
  "GET /auth/screener/audit/:id": (ids) => ({ params: { id: ids.audit } }),
  "GET /auth/screener/audit/:id/items/:position": (ids) => ({ params: { id: ids.audit, position: "1" } }),
  "PUT /auth/screener/audit/:id/items/:position": (ids) => ({
    params: { id: ids.audit, position: "1" },
    body: { answer: "good" },
  }),
  "POST /auth/screener/:id/exports": (ids) => ({
    ...screening(ids),
    body: { format: "csv", selection: { result_ids: [ids.result] } },
  }),
  "GET /auth/screener/:id/exports": screening,
  "GET /auth/export/:id": (ids) => ({ params: { id: ids.export } }),
  "POST /auth/export/:id/download": (ids) => ({ params: { id: ids.export } }),
  "POST /auth/screener/:screening_id/upload": (ids) => ({
    ...inScreening(ids),
    body: { kind: "cv", files: [{ name: "cv.pdf", size: 10, type: "application/pdf" }] },
  }),
  "POST /auth/screener/:screening_id/download": (ids) => ({
    ...inScreening(ids),
    body: { file_id: ids.file },
  }),
  "PUT /auth/screener/upload-done": (ids) => ({
    body: { screening_id: ids.screening, file_ids: [ids.file] },
  }),
  "POST /auth/screener/:screening_id/file/:file_id/retry": (ids) => ({
    params: { screening_id: ids.screening, file_id: ids.file },
  }),
  "POST /auth/screener/:id/files/retry": screening,
  "POST /auth/screener/:id/duplicate": screening,
  "GET /auth/screener/:id/job-form": screening,
  "PUT /auth/screener/:id/job-form": (ids) => ({ ...screening(ids), body: { title: "Nurse, nights" } }),
  "POST /auth/screener/:id/job-form/link": screening,
  "GET /auth/screener/:id/applications": screening,
  "GET /auth/screener/result/:id/application": result,
  "POST /auth/application/:id/requests/:request_id/answer": (ids) => ({
    params: { id: ids.application, request_id: ids.applicantRequest },
    body: { answer: "I have looked at it." },
  }),
  "GET /auth/application/:id/files/:file_id": (ids) => ({
    params: { id: ids.application, file_id: ids.answerFile },
  }),
  "POST /auth/screener/:id/start": screening,
  "POST /auth/screener/:id/stop": screening,
  "DELETE /auth/screener/:screening_id/file": (ids) => ({
    ...inScreening(ids),
    query: { file_id: ids.file },
  }),
  "GET /auth/DriveRounds": { ownScope: {} },
  "POST /auth/DriveRound": (ids) => ({ body: { copy_of: ids.drive } }),
  "POST /auth/DriveRound/sample": { ownScope: {} },
  "POST /auth/DriveRound/jd": { ownScope: { form: formOf({ file: wardNurseJd, name: "jd.txt" }) } },
  "GET /auth/DriveRound/skills": { ownScope: {} },
  "POST /auth/DriveRound/aggregate": (ids) => ({
    body: { aggregationType: "count", groupBy: "status", driveRoundIds: [ids.drive] },
  }),
  "GET /auth/DriveRound/:id": drive,
  "GET /auth/DriveRound/:id/retention": drive,
  "PUT /auth/DriveRound/:id/retention": (ids) => ({ ...drive(ids), body: { days: 90 } }),
  "PUT /auth/DriveRound/:id": (ids) => ({ ...drive(ids), body: { title: "Renamed" } }),
  "GET /auth/DriveRound/:id/history": drive,
  "GET /auth/DriveRound/:id/results": drive,
  "GET /auth/DriveRound/:id/agreement": drive,
  "GET /auth/DriveRound/:id/candidates": drive,
  "POST /auth/DriveRound/:id/candidates": (ids) => ({
    ...drive(ids),
    body: { screening_id: ids.screening, result_ids: [] },
  }),
  "PUT /auth/DriveRound/:id/candidates/:candidate_id": (ids) => ({
    ...candidate(ids),
    body: { name: "Ana" },
  }),
  "POST /auth/DriveRound/:id/upload/:kind": (ids) => ({
    params: { id: ids.drive, kind: "candidates" },
    form: formOf({ file: "Name,E-mail\nBo,bo@example.com" }),
  }),
  "GET /auth/DriveRound/:id/download/:kind": (ids) => ({
    params: { id: ids.drive, kind: "candidates" },
  }),
  "GET /auth/DriveRound/:id/mails": drive,
  "PUT /auth/DriveRound/:id/mails": (ids) => ({ ...drive(ids), body: { language: "fr" } }),
  "POST /auth/DriveRound/:id/mails/preview": (ids) => ({
    ...drive(ids),
    body: { kind: "cancelled", text: null, language: "es" },
  }),
  "DELETE /auth/DriveRound/:id/candidates/:candidate_id": candidate,
  "DELETE /auth/DriveRound/:id": drive,
  "GET /auth/DriveRound/:id/credits": runningDrive,
  "POST /auth/DriveRound/:id/mail-preview": (ids) => ({
    ...runningDrive(ids),
    body: { mail: "invitation", text: null },
  }),
  "GET /auth/screener/:id/mails": screening,
  "PUT /auth/screener/:id/mails": (ids) => ({ ...screening(ids), body: { language: "de" } }),
  "POST /auth/screener/:id/mails/preview": (ids) => ({
    ...screening(ids),
    body: { kind: "received", text: null, language: "en" },
  }),
  "GET /auth/screener/:id/rejections": screening,
  "POST /auth/screener/:id/rejections": (ids) => ({
    ...screening(ids),
    body: { ids: [ids.result], text: null, gives_reason: false },
  }),
  "GET /auth/DriveRound/:id/rejections": runningDrive,
  "POST /auth/DriveRound/:id/rejections": (ids) => ({
    ...runningDrive(ids),
    body: { ids: [ids.interview], text: null, gives_reason: false },
  }),
  "GET /auth/mail-batch/:id": (ids) => ({ params: { id: ids.mailBatch } }),
  "POST /auth/mail-batch/:id/undo": (ids) => ({ params: { id: ids.mailBatch } }),
  "PUT /auth/DriveRound/:id/schedule/Interviews": runningDrive,
  "POST /auth/DriveRound/:id/schedule/undo": runningDrive,
  "GET /auth/interviews": { ownScope: {} },
  "GET /auth/interview/:id/candidate": interview,
  "GET /auth/interview/:id": interview,
  "GET /auth/reports": (ids) => ({ query: { interview_id: ids.interview } }),
  "PUT /auth/interview/:id/requests/:request_id": (ids) => ({
    params: { id: ids.interview, request_id: ids.request },
    body: { is_granted: true },
  }),
  "GET /auth/interview/:id/recordings/:recording_id": (ids) => ({
    params: { id: ids.interview, recording_id: ids.recording },
  }),
  "GET /auth/interview/:id/report/:format": (ids) => ({
    params: { id: ids.interview, format: "json" },
  }),
  "POST /auth/interview/:id/transcribe": interview,
  "PUT /auth/interview/:id/scorecard": (ids) => ({
    ...interview(ids),
    body: { scores: [], comment: "Calm", is_given: true },
  }),
  "POST /auth/interview/:id/shares": (ids) => ({
    ...interview(ids),
    body: {
      id: randomUUID(),
      whom: "Ana",
      shows_cv: false,
      shows_answers: true,
      shows_report: false,
      hides_name: true,
      allows_feedback: true,
    },
  }),
  "GET /auth/interview/:id/shares": interview,
  "POST /auth/interview/:id/shares/:share_id/link": shared,
  "DELETE /auth/interview/:id/shares/:share_id": shared,
  "POST /auth/interview/:id/decision": (ids) => ({
    ...interview(ids),
    body: { decision: "reject", reason: "No shifts at night" },
  }),
  "POST /auth/Interview/:id/invitation": (ids) => ({ ...interview(ids), body: {} }),
  "DELETE /auth/Interview/:id": interview,
  "POST /auth/DriveRound/:id/close": runningDrive,
  "POST /auth/DriveRound/:id/cancel": runningDrive,
  "POST /auth/person/:id/erasure": (ids) => ({
    params: { id: ids.application },
    body: { things: [{ kind: "application", id: ids.application }] },
  }),
  "DELETE /auth/screener/:id": screening,
  "GET /auth/payment/packs": { ownScope: {} },
  "POST /auth/payment/order": { ownScope: { body: { pack_id: "100" } } },
  "GET /auth/payment/order": { ownScope: {} },
  "GET /auth/payment/order/:id": (ids) => ({ params: { id: ids.order } }),
  "GET /auth/payment/order/:id/receipt": (ids) => ({ params: { id: ids.order } }),
  "GET /auth/notifications": { ownScope: {} },
  "PUT /auth/notifications/mark-given-as-read": (ids) => ({ body: { notification_ids: [ids.notification] } }),
  "DELETE /auth/notifications/:id": (ids) => ({ params: { id: ids.notification } }),
  "PUT /auth/account": { ownScope: { body: { username: "Olivia O." } } },
  "GET /auth/account/sessions": { ownScope: {} },
  "POST /auth/account/sessions/:id/end": (ids) => ({
    params: { id: ids.session },
    body: { password: goodPassword },
  }),
  "DELETE /auth/account/sessions/:id": (ids) => ({
    params: { id: ids.furtherSession },
    body: { password: goodPassword },
  }),
  "DELETE /auth/account/sessions": { ownScope: { body: { password: goodPassword } } },
  "POST /auth/account/sessions/end": { ownScope: { body: { password: goodPassword } } },
  "PUT /auth/account/password": {
    ownScope: { body: { present_password: goodPassword, password: "lantern-harbour-48" } },
  },
  "GET /auth/account/second-factor": { ownScope: {} },
  "POST /auth/account/second-factor/key": { ownScope: { body: { password: "lantern-harbour-48" } } },
  "PUT /auth/account/second-factor": { ownScope: { body: { code: "no code" } } },
  "POST /auth/account/second-factor/removal": {
    ownScope: { body: { password: wrongPassword.password, code: "000000" } },
  },
  "POST /auth/account/second-factor/recovery-codes": {
    ownScope: { body: { password: wrongPassword.password, code: "000000" } },
  },
  "GET /auth/account/notifications": { ownScope: {} },
  "PUT /auth/account/notifications": { ownScope: { body: { muted: ["files"] } } },
  "GET /auth/account/exports": { ownScope: {} },
  "POST /auth/account/exports": { ownScope: { body: { password: wrongPassword.password } } },
  "POST /auth/account/exports/:id/download": (ids) => ({ params: { id: ids.accountExport } }),
  "GET /auth/account/closing": { ownScope: {} },
  "POST /auth/account/closing": { ownScope: { body: wrongPassword } },
  "POST /auth/account/logout": { ownScope: {} },
};
/** Those that pass over a foreign id instead of refusing it. */
const answersWithout: Record<string, unknown> = {
  "POST /auth/screener/aggregate": { data: [] },
  "POST /auth/DriveRound/aggregate": { data: [] },
  "PUT /auth/notifications/mark-given-as-read": { success: true },
};

const endpoints = await endpointsOfContract();
const guarded = [...endpoints].filter(([, endpoint]) => endpoint.access === "account");
const rows = Object.entries(matrix);
const rowsWithIds = rows.flatMap(([name, row]) =>
  typeof row === "function" ? [{ name, inputOf: row }] : [],
);
const rowsOfOwnScope = rows.flatMap(([name, row]) =>
  typeof row === "function" ? [] : [{ name, input: row.ownScope }],
);

let winnow: TestWinnow;
let owner: Recruiter;
let other: Recruiter;
let ids: Ids;
beforeAll(async () => {
  winnow = await startWinnow({ SCHEDULING_UNDO_SECONDS: "0" });
  owner = await givenAccount(winnow, "Olivia Owner");
  other = await givenAccount(winnow, "Otto Other");
  const { id } = await givenScreening(winnow, owner, { cvs: 3 });
  await owner.call(startScreening, { params: { id } });
  await untilScreening(owner, id, ({ status }) => status === "Completed");
  const results = await owner.call(listScreeningResults, { params: { id } });
  const files = await owner.call(listCvFiles, { params: { id } });
  const result = results.data[0]?.id ?? "";
  const { batch_id: batch } = await owner.call(decide, {
    params: { id },
    body: { selection: { result_ids: [result] }, decision: "shortlist" },
  });
  const rejected = results.data[1]?.id ?? "";
  await owner.call(decide, {
    params: { id },
    body: { selection: { result_ids: [rejected] }, decision: "reject", reason: "No shifts at night" },
  });
  const mails = await owner.call(sendRejectionsOfScreening, {
    params: { id },
    body: { ids: [rejected], text: null, gives_reason: false },
  });
  const note = await owner.call(addNote, { params: { id: result }, body: { text: "Seen" } });
  const view = await owner.call(saveView, { body: { list: "results", name: "Mine", query: "search=x" } });
  const { requirements } = await owner.call(getScreeningFacts, { params: { id } });
  const audit = await owner.call(createAudit, { params: { id }, body: { line: 100, size: 3 } });
  const file = await owner.call(createExport, {
    params: { id },
    body: { format: "csv", selection: { matching: {} } },
  });
  const personExport = await owner.call(createPersonExport, {
    params: { id: result },
    body: { things: [{ kind: "cv", id: results.data[0]?.cv_file_id ?? "" }] },
  });
  const { notifications } = await owner.call(listNotifications, {});
  const { order } = await orderPack(owner);
  const round = await givenDrive(owner, { candidates: 1 });
  const answered = await givenAnswered();
  const candidates = await owner.call(listDriveCandidates, { params: { id: round.id } });
  ids = {
    screening: id,
    file: files.data[0]?.id ?? "",
    result,
    requirement: requirements[0]?.id ?? "",
    batch: batch ?? "",
    note: note.id,
    view: view.id,
    audit: audit.id,
    rescreening: await givenRescreening(id),
    export: file.id,
    notification: notifications[0]?.id ?? "",
    order: order.id,
    drive: round.id,
    candidate: candidates.data[0]?.id ?? "",
    share: await givenShare(answered.interview),
    mailBatch: mails.id,
    personExport: personExport.id,
    ...(await givenOtherSessions()),
    accountExport: (await owner.call(createAccountExport, { body: { password: goodPassword } })).id,
    ...(await givenApplication()),
    ...answered,
  };
});
afterAll(() => winnow.stop());

async function givenRescreening(screeningId: string): Promise<string> {
  await foundByEngine(winnow, screeningId, oldEngine);
  const { rescreening: begun } = await owner.call(startRescreening, { params: { id: screeningId } });
  await untilJobsAreDone(winnow);
  return begun?.id ?? "";
}

async function givenOtherSessions(): Promise<Pick<Ids, "session" | "furtherSession">> {
  const signIn = { body: { email: owner.email, password: goodPassword } };
  for (let count = 0; count < 2; count += 1) await createApiClient(winnow.url).call(logIn, signIn);
  const { sessions } = await owner.call(listSessions);
  const [one, another] = sessions.filter(({ is_this }) => !is_this);
  return { session: one?.id ?? "", furtherSession: another?.id ?? "" };
}

/** An interview with a recording that can be played and a request that waits. */
async function givenAnswered(): Promise<Pick<Ids, "runningDrive" | "interview" | "request" | "recording">> {
  const [candidate] = await givenInvited(winnow, owner, { questions: [question()] });
  if (!candidate) throw new Error("Nobody was invited.");
  const { requests } = await candidate.call(askForAdjustment, {
    params: { token: candidate.token },
    body: { kind: "other_form", text: "I stammer." },
  });
  const { questions } = await begin(candidate);
  const questionId = questions[0]?.id ?? "";
  await beginToAnswer(candidate, { questionId, kind: "audio" });
  const { id: recordingId } = await startRecording(candidate, questionId);
  const parts = (await givenRecording({ seconds: 1, parts: 1 })).map((bytes, number) => ({ number, bytes }));
  await sendParts(winnow, candidate, { recordingId, parts });
  await finishRecording(candidate, { recordingId, partsCount: 1, seconds: 1 });
  await untilJobsAreDone(winnow);
  return {
    runningDrive: candidate.driveId,
    interview: candidate.interviewId,
    request: requests[0]?.id ?? "",
    recording: recordingId,
  };
}

/** An application with a file that answers a question, and a request. */
async function givenApplication(): Promise<Pick<Ids, "application" | "answerFile" | "applicantRequest">> {
  const { applicant, token, ...sent } = await givenApplicationWithFile(winnow, owner);
  const request_id = randomUUID();
  await applicant.call(askRecruiter, {
    params: { token },
    body: { request_id, kind: "person", text: "Please look at it." },
  });
  await untilJobsAreDone(winnow);
  return { ...sent, applicantRequest: request_id };
}

async function givenShare(interviewId: string): Promise<string> {
  const { share } = await owner.call(shareCandidate, {
    params: { id: interviewId },
    body: {
      id: randomUUID(),
      whom: "Bo",
      shows_cv: false,
      shows_answers: true,
      shows_report: true,
      hides_name: false,
      allows_feedback: true,
    },
  });
  return share.id;
}

function endpointCalled(name: string): Endpoint {
  const endpoint = endpoints.get(name);
  if (!endpoint) {
    throw new Error(`The contract has no ${name}.`);
  }
  return endpoint;
}

/** Everything that the owner has, row by row, and how often each account signed in. */
async function everythingOfTheOwner(): Promise<unknown> {
  await untilJobsAreDone(winnow);
  const tables = [
    "credit_balances",
    "credit_entries",
    "credit_holds",
    "screenings",
    "cv_files",
    "screening_results",
    "decision_batches",
    "result_notes",
    "result_events",
    "saved_views",
    "drafts",
    "account_usage",
    "audits",
    "rescreenings",
    "rescreened_results",
    "result_exports",
    "notifications",
    "drives",
    "drive_candidates",
    "drive_imports",
    "drive_events",
    "interviews",
    "interview_links",
    "interview_answers",
    "recordings",
    "recording_parts",
    "transcripts",
    "interview_requests",
    "interview_events",
    "interview_marks",
    "scorecards",
    "interview_decisions",
    "shares",
    "share_feedback",
    "job_forms",
    "applications",
    "application_files",
    "application_receipts",
    "application_requests",
    "application_events",
    "erasures",
    "person_exports",
    "mail_texts",
    "mail_batches",
    "candidate_mails",
  ];
  const dump = await Promise.all(
    tables.map((table) =>
      winnow.pool.query(
        `select row_to_json(t)::text as row from ${table} t where account_id = $1 order by 1`,
        [owner.account.id],
      ),
    ),
  );
  const accounts = await winnow.pool.query(
    "select row_to_json(a)::text as row from accounts a where id = $1",
    [owner.account.id],
  );
  return [...dump, accounts].map((result) => result.rows);
}

const randomIds = (): Ids => ({
  screening: randomUUID(),
  file: randomUUID(),
  result: randomUUID(),
  requirement: "r1",
  batch: randomUUID(),
  note: randomUUID(),
  view: randomUUID(),
  audit: randomUUID(),
  rescreening: randomUUID(),
  export: randomUUID(),
  notification: randomUUID(),
  order: randomUUID(),
  drive: randomUUID(),
  candidate: randomUUID(),
  runningDrive: randomUUID(),
  interview: randomUUID(),
  request: randomUUID(),
  recording: randomUUID(),
  share: randomUUID(),
  application: randomUUID(),
  answerFile: randomUUID(),
  applicantRequest: randomUUID(),
  mailBatch: randomUUID(),
  personExport: randomUUID(),
  session: randomUUID(),
  furtherSession: randomUUID(),
  accountExport: randomUUID(),
});

test("every guarded endpoint of the contract has a row here, and no row is left over", () => {
  expect(Object.keys(matrix).sort()).toEqual(guarded.map(([name]) => name).sort());
  expect(guarded.length).toBeGreaterThan(20);
});

test("the endpoints that anybody may call are these", () => {
  const open = [...endpoints].filter(([, { access }]) => access === "public").map(([name]) => name);

  expect(open.sort()).toEqual([
    "DELETE /public/interview/:token",
    "DELETE /public/receipt/:token",
    "GET /public/candidate/:token",
    "GET /public/candidate/:token/cv",
    "GET /public/candidate/:token/recordings/:recording_id",
    "GET /public/interview/:token",
    "GET /public/interview/:token/download",
    "GET /public/job-form/:id",
    "GET /public/receipt/:token",
    "GET /public/receipt/:token/download",
    "POST /public/account",
    "POST /public/account/login",
    "POST /public/account/login/code",
    "POST /public/account/reset-password",
    "POST /public/account/reset-password/link",
    "POST /public/account/verify-email",
    "POST /public/account/verify-email/link",
    "POST /public/candidate/:token/feedback",
    "POST /public/interview/:token/consent",
    "POST /public/interview/:token/finish",
    "POST /public/interview/:token/questions/:question_id/begin",
    "POST /public/interview/:token/questions/:question_id/give",
    "POST /public/interview/:token/questions/:question_id/open",
    "POST /public/interview/:token/questions/:question_id/recordings",
    "POST /public/interview/:token/recordings/:recording_id/parts",
    "POST /public/interview/:token/requests",
    "POST /public/interview/:token/signals",
    "POST /public/interview/:token/withdraw",
    "POST /public/job-form/:id/applications/:application_id",
    "POST /public/job-form/:id/applications/:application_id/cv",
    "POST /public/job-form/:id/applications/:application_id/files",
    "POST /public/receipt/:token/cv/:file_id",
    "POST /public/receipt/:token/requests",
    "POST /public/receipt/:token/upload",
    "POST /public/receipt/:token/withdrawal",
    "POST /public/screener/:id/upload",
    "PUT /public/interview/:token/questions/:question_id/text",
    "PUT /public/interview/:token/recordings/:recording_id/end",
    "PUT /public/interview/:token/recordings/:recording_id/parts",
    "PUT /public/interview/:token/visit",
    "PUT /public/receipt/:token/corrections",
  ]);
});

test("paths say who may call them", () => {
  const wrong = [...endpoints].filter(
    ([, { access, url }]) => !url.startsWith(access === "account" ? "/auth/" : "/public/"),
  );

  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe("nobody is told 1002 and changes nothing:", () => {
  test.each(guarded.map(([name]) => name))("%s", async (name) => {
    const row = matrix[name];
    const before = await everythingOfTheOwner();

    const { status, body } = await createApiClient(winnow.url).attempt(
      endpointCalled(name),
      typeof row === "function" ? row(ids) : row?.ownScope,
    );

    expect({ status, body }).toEqual({
      status: 401,
      body: { error: { code: 1002, message: "Invalid Token" } },
    });
    expect(await everythingOfTheOwner()).toEqual(before);
  });

  test.each(guarded.map(([name]) => name))("%s, whatever is sent with it", async (name) => {
    const { status, body } = await createApiClient(winnow.url, "no-session").attempt(endpointCalled(name), {
      params: {
        id: "not-an-id",
        screening_id: "not-an-id",
        file_id: "not-an-id",
        batch_id: "not-an-id",
        note_id: "not-an-id",
        candidate_id: "not-an-id",
        kind: "nonsense",
        request_id: "not-an-id",
        recording_id: "not-an-id",
      },
      ...(endpointCalled(name).method === "GET" ? {} : { body: { nonsense: true } }),
    });

    expect({ status, body }).toEqual({
      status: 401,
      body: { error: { code: 1002, message: "Invalid Token" } },
    });
  });
});

describe("another account gets the same as for an id that does not exist, and changes nothing:", () => {
  test.each(rowsWithIds)("$name", async ({ name, inputOf }) => {
    const endpoint = endpointCalled(name);
    const before = await everythingOfTheOwner();

    const foreign = await other.attempt(endpoint, inputOf(ids));
    const random = await other.attempt(endpoint, inputOf(randomIds()));

    expect({ status: foreign.status, body: foreign.body }).toEqual({
      status: random.status,
      body: random.body,
    });
    if (name in answersWithout) {
      expect(foreign.body).toEqual(answersWithout[name]);
    } else {
      expect(foreign.status).toBe(404);
    }
    expect(await everythingOfTheOwner()).toEqual(before);
  });

  test.each(rowsWithIds.filter(({ name }) => name.includes("screening_id") || name.includes("upload-done")))(
    "$name with a screening of one's own and a file of somebody else",
    async ({ name, inputOf }) => {
      const mine = await other.call(createScreening, { body: {} });
      const before = await everythingOfTheOwner();

      const foreign = await other.attempt(endpointCalled(name), inputOf({ ...ids, screening: mine.id }));
      const random = await other.attempt(
        endpointCalled(name),
        inputOf({ ...randomIds(), screening: mine.id }),
      );

      expect(foreign.status).toBe(random.status);
      if (name !== "POST /auth/screener/:screening_id/upload") {
        expect(foreign.status).toBe(404);
        expect(foreign.body).toEqual(random.body);
      }
      expect(await everythingOfTheOwner()).toEqual(before);
    },
  );

  test("a decision in a screening of one's own that names somebody else's result", async () => {
    const mine = await other.call(createScreening, { body: {} });
    const before = await everythingOfTheOwner();
    const decideOn = (result: string) =>
      other.call(decide, {
        params: { id: mine.id },
        body: { selection: { result_ids: [result] }, decision: "shortlist" },
      });

    const foreign = await decideOn(ids.result);
    const { result: unknown } = randomIds();
    const random = await decideOn(unknown);

    expect(foreign).toEqual({
      batch_id: null,
      changed: 0,
      unchanged: [{ result_id: ids.result, reason: expect.any(String) }],
    });
    expect(foreign.unchanged[0]?.reason).toBe(random.unchanged[0]?.reason);
    expect(await everythingOfTheOwner()).toEqual(before);
  });

  test("an undo in a screening of one's own of somebody else's decision", async () => {
    const mine = await other.call(createScreening, { body: {} });
    const before = await everythingOfTheOwner();

    const refusal = await other.refusal(undoDecisions, { params: { id: mine.id, batch_id: ids.batch } });

    expect(refusal).toMatchObject({ status: 404, code: 1322 });
    expect(await everythingOfTheOwner()).toEqual(before);
  });

  test("an upload that names somebody else's file is a new file", async () => {
    const mine = await other.call(createScreening, { body: {} });
    const before = await everythingOfTheOwner();

    const { uploads } = await other.call(requestUploads, {
      params: { screening_id: mine.id },
      body: { kind: "cv", files: [{ name: "cv.pdf", size: 10, file_id: ids.file }] },
    });

    expect(uploads).toHaveLength(1);
    expect(uploads[0]?.file_id).not.toBe(ids.file);
    expect(uploads[0]?.link?.url).not.toContain(ids.file);
    expect(await everythingOfTheOwner()).toEqual(before);
  });

  test("one foreign file among one's own takes in none of them", async () => {
    const mine = await other.call(createScreening, { body: {} });
    const { uploads } = await other.call(requestUploads, {
      params: { screening_id: mine.id },
      body: { kind: "cv", files: [{ name: "cv.pdf", size: 10 }] },
    });
    const own = uploads[0]?.file_id ?? "";

    const refusal = await other.refusal(uploadDone, {
      body: { screening_id: mine.id, file_ids: [own, ids.file] },
    });

    expect(refusal).toMatchObject({ status: 404, code: 1401 });
  });
});

describe("an id that is none is answered as one that does not exist:", () => {
  const nouns = Object.keys(randomIds()).filter((noun) => noun !== "requirement");

  test.each(rowsWithIds)("$name", async ({ name, inputOf }) => {
    for (const noun of nouns) {
      const withId = (id: string) => inputOf({ ...ids, [noun]: id });
      const random = randomUUID();
      if (!JSON.stringify(withId(random)).includes(random)) {
        continue;
      }
      const unknown = await owner.attempt(endpointCalled(name), withId(random));
      for (const malformed of ["abc", `${random}0`]) {
        const { status, body } = await owner.attempt(endpointCalled(name), withId(malformed));

        if (unknown.status === 404 || name in answersWithout) {
          expect({ noun, status, body }).toEqual({ noun, status: unknown.status, body: unknown.body });
        } else {
          expect({ noun, status, body }).toMatchObject({
            noun,
            status: 404,
            body: { error: { code: 1320 } },
          });
        }
      }
    }
  });
});

describe("a call that deletes or spends refuses a key that it does not know, by name, and does nothing:", () => {
  const careful = guarded.filter(([, endpoint]) => refusesUnknownKeys(endpoint)).map(([name]) => name);

  test("these are such calls", () => {
    expect(careful).toEqual(
      expect.arrayContaining(guarded.map(([name]) => name).filter((name) => name.startsWith("DELETE"))),
    );
    expect(careful).toEqual(
      expect.arrayContaining(["POST /auth/screener/:id/start", "POST /auth/payment/order"]),
    );
  });

  test.each(careful)("%s", async (name) => {
    const endpoint = endpointCalled(name);
    const row = matrix[name];
    const input = (typeof row === "function" ? row(ids) : row?.ownScope) ?? {};
    const { body: known = {} } = input;
    const before = await everythingOfTheOwner();

    for (const given of [
      { ...input, query: { ...input.query, fileid: ids.file } },
      { ...input, body: { ...Object(known), fileid: ids.file } },
    ]) {
      expect(await owner.refusal(endpoint, given)).toMatchObject({
        status: 400,
        code: 1201,
        message: expect.stringContaining("fileid"),
        fields: { fileid: expect.any(String) },
      });
    }
    expect(await everythingOfTheOwner()).toEqual(before);
  });
});

describe("another account finds nothing of the owner in its own lists:", () => {
  test.each(rowsOfOwnScope.filter(({ name }) => !name.endsWith("logout")))(
    "$name",
    async ({ name, input }) => {
      const before = await everythingOfTheOwner();

      const { status, body } = await other.attempt(endpointCalled(name), input);

      expect(status).toBe(askForThePassword.includes(name) ? 400 : 200);
      const text = JSON.stringify(body);
      for (const secret of [
        ...Object.values({ ...ids, requirement: ids.screening }),
        owner.account.id,
        owner.email,
      ]) {
        expect(text).not.toContain(secret);
      }
      expect(await everythingOfTheOwner()).toEqual(before);
    },
  );
});

describe("the owner is let in:", () => {
  const writers: string[] = [];
  let written: () => Promise<string[]>;
  beforeAll(async () => {
    written = await watchDecisions(winnow);
  });

  test.each(rows.map(([name]) => name))("%s", async (name) => {
    const row = matrix[name];

    const { status, body } = await owner.attempt(
      endpointCalled(name),
      typeof row === "function" ? row(ids) : row?.ownScope,
    );

    // 409: this screening is completed, so that some steps are not legal now; the owner is told so.
    const expected = askForThePassword.includes(name) ? [400] : [200, 409];
    expect(expected, JSON.stringify(body)).toContain(status);
    await untilJobsAreDone(winnow);
    if ((await written()).length > 0) writers.push(name);
  });

  test("and of all these calls deciding and undoing alone have written decisions", () => {
    expect(writers).toEqual([
      "POST /auth/screener/:id/decisions",
      "POST /auth/screener/:id/decisions/:batch_id/undo",
      "POST /auth/interview/:id/decision",
    ]);
  });
});
