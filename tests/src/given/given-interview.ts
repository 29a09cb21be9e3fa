import { createHash, randomUUID } from "node:crypto";
import {
  type AnswerRecording,
  beginAnswer,
  beginRecording,
  type CandidateInterview,
  continueHere,
  endRecording,
  giveConsent,
  interviewNotice,
  openQuestion,
  partsDone,
  requestPartLinks,
} from "@winnow/contract/answers.ts";
import {
  addDriveCandidates,
  createDriveRound,
  type DriveQuestion,
  type DriveRoundDetails,
  scheduleInterviews,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { vi } from "vitest";
import { type ApiClient, createApiClient } from "../support/api-client.ts";
import { mailsTo } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { newEmail, type Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
import { candidatesOf, givenReadyDrive, inDays } from "./given-ready-drive.ts";
import { givenScreened } from "./given-screened.ts";
import { put } from "./uploads.ts";

/** A candidate with the link of the mail, and the page that goes on with the interview. */
export type Candidate = ApiClient & {
  token: string;
  visit: string;
  interviewId: string;
  driveId: string;
  email: string;
};

export function question(changes: Partial<DriveQuestion> = {}): DriveQuestion {
  return {
    id: randomUUID(),
    text: "Tell us about a shift that went wrong.",
    skill: null,
    kind: "own",
    answer_kinds: ["text", "audio"],
    preparation_seconds: 30,
    answer_seconds: 120,
    retakes: 1,
    rubric: [],
    reason: null,
    sentence: null,
    ...changes,
  };
}

/** One candidate who is invited to a drive of their own. */
export async function givenOneInvited(
  winnow: TestWinnow,
  recruiter: Recruiter,
  options: Omit<NonNullable<Parameters<typeof givenInvited>[2]>, "candidates"> = {},
): Promise<Candidate> {
  const [candidate] = await givenInvited(winnow, recruiter, options);
  if (!candidate) throw new Error("Nobody was invited.");
  return candidate;
}

/** Candidates who are invited to a drive with these questions. */
export async function givenInvited(
  winnow: TestWinnow,
  recruiter: Recruiter,
  options: {
    questions?: DriveQuestion[];
    candidates?: number;
    changes?: Partial<Pick<DriveRoundDetails, "extra_time_percent" | "hides_marks_until_scored">>;
  } = {},
): Promise<Candidate[]> {
  const people = Array.from({ length: options.candidates ?? 1 }, (_, index) => ({
    name: `Candidate ${index + 1}`,
    email: newEmail("candidate"),
  }));
  const { id } = await givenReadyDrive(recruiter, { candidates: people });
  await recruiter.call(updateDriveRound, {
    params: { id },
    body: { questions: options.questions ?? [question(), question()], ...options.changes },
  });
  const invited = await invite(winnow, recruiter, id);
  return people.flatMap(({ email }) => invited.find((candidate) => candidate.email === email) ?? []);
}

/** The best of a screening of so many CVs, then candidates without a CV, invited to a drive about its job description. */
export async function givenInvitedFromScreening(
  winnow: TestWinnow,
  recruiter: Recruiter,
  options: { cvs: number; alsoByHand?: number },
): Promise<{ screeningId: string; resultId: string; candidates: Candidate[] }> {
  const screened = await givenScreened(winnow, recruiter, { cvs: options.cvs });
  const best = screened.results.find(({ email }) => email !== null);
  if (!best) throw new Error("No CV has an address.");
  const { id } = await recruiter.call(createDriveRound, {
    body: { screening_id: screened.id, result_ids: [best.id] },
  });
  const byHand = Array.from({ length: options.alsoByHand ?? 0 }, (_, index) => ({
    name: `Candidate ${index + 1}`,
    email: newEmail("candidate"),
  }));
  if (byHand.length > 0)
    await recruiter.call(addDriveCandidates, { params: { id }, body: { candidates: byHand } });
  await recruiter.call(updateDriveRound, {
    params: { id },
    body: { closes_at: inDays(7), time_zone: "UTC" },
  });
  const invited = await invite(winnow, recruiter, id);
  const candidates = invited.toSorted(
    (one, other) => Number(other.email === best.email) - Number(one.email === best.email),
  );
  return { screeningId: screened.id, resultId: best.id, candidates };
}

/** Schedules a drive that is ready; its candidates, in the order in which they came, with the links of their mails. */
export async function invite(
  winnow: TestWinnow,
  recruiter: Recruiter,
  driveId: string,
): Promise<Candidate[]> {
  await recruiter.call(scheduleInterviews, { params: { id: driveId } });
  const listed = await vi.waitUntil(
    async () => {
      const all = await candidatesOf(recruiter, driveId);
      return all.every(({ interview }) => interview?.email_status === "SENT") && all;
    },
    { timeout: patienceMs, interval: 20 },
  );
  return Promise.all(
    listed.map(async ({ email, interview }) => {
      const mail = (await mailsTo(winnow, email)).at(-1);
      const token = /\/admin\/public\/interview\/([\w-]+)/.exec(mail?.body_text ?? "")?.[1];
      if (!token || !interview) throw new Error(`${email} was not invited.`);
      const client = createApiClient(winnow.url);
      return { ...client, token, visit: randomUUID(), interviewId: interview.id, driveId, email };
    }),
  );
}

/** Goes on with the interview, consents where that is missing, and answers how it stands. */
export async function begin(candidate: Candidate): Promise<CandidateInterview> {
  const { token, visit } = candidate;
  const params = { token };
  const interview = await candidate.call(continueHere, { params, body: { visit, take_over: true } });
  return interview.consent
    ? interview
    : candidate.call(giveConsent, {
        params,
        body: { visit, version: interview.notice_version, language: interviewNotice.language },
      });
}

export function questionAt({ questions }: CandidateInterview, index: number) {
  const found = questions[index];
  if (!found) throw new Error(`There is no question ${index + 1}.`);
  return found;
}

/** Opens a question and begins to answer it. */
export async function beginToAnswer(
  candidate: Candidate,
  { questionId, kind, take = 1 }: { questionId: string; kind: "text" | "audio" | "video"; take?: number },
): Promise<void> {
  const { token, visit } = candidate;
  const params = { token, question_id: questionId };
  await candidate.call(openQuestion, { params, body: { visit } });
  await candidate.call(beginAnswer, { params, body: { visit, kind, take } });
}

export function startRecording(candidate: Candidate, questionId: string, take = 1): Promise<AnswerRecording> {
  return candidate.call(beginRecording, {
    params: { token: candidate.token, question_id: questionId },
    body: {
      visit: candidate.visit,
      recording_id: randomUUID(),
      kind: "audio",
      take,
      media_type: "audio/mp4;codecs=pcm-s16",
    },
  });
}

export type Part = { number: number; bytes: Uint8Array };

export function announced({ number, bytes }: Part) {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { number, size_bytes: bytes.byteLength, sha256 };
}

/** Sends parts all the way: links, PUT, done. Answers how the recording stands. */
export async function sendParts(
  winnow: TestWinnow,
  candidate: Candidate,
  { recordingId, parts }: { recordingId: string; parts: Part[] },
): Promise<AnswerRecording> {
  const params = { token: candidate.token, recording_id: recordingId };
  const { links } = await candidate.call(requestPartLinks, { params, body: { parts: parts.map(announced) } });
  for (const link of links) {
    const part = parts.find(({ number }) => number === link.number);
    const sent = await put(winnow, link, part?.bytes ?? new Uint8Array());
    if (!sent.ok) throw new Error(`Part ${link.number} was refused: ${sent.status}`);
  }
  return candidate.call(partsDone, { params, body: { numbers: parts.map(({ number }) => number) } });
}

export function finishRecording(
  candidate: Candidate,
  { recordingId, partsCount, seconds }: { recordingId: string; partsCount: number; seconds: number },
): Promise<AnswerRecording> {
  return candidate.call(endRecording, {
    params: { token: candidate.token, recording_id: recordingId },
    body: { parts_count: partsCount, recorded_ms: seconds * 1000 },
  });
}
