import { randomUUID } from "node:crypto";
import { beginRecording, finishInterview, giveAnswer, saveAnswerText } from "@winnow/contract/answers.ts";
import type { DriveQuestion } from "@winnow/contract/drives.ts";
import { type InterviewReport, listReports } from "@winnow/contract/reports.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
import {
  begin,
  beginToAnswer,
  type Candidate,
  finishRecording,
  givenInvited,
  question,
  questionAt,
  sendParts,
} from "./given-interview.ts";
import { givenRecording } from "./given-recording.ts";

/** Words that make the first point of `askedAboutShift`. */
export const called = "I called the doctor at once and told her the blood pressure.";

export const askedAboutShift: DriveQuestion = question({
  text: "Tell us about a shift that went wrong.",
  skill: "Nursing",
  answer_kinds: ["text", "audio", "video"],
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

/** Somebody invited to answer such questions, to a drive that hides no marks. */
export async function givenAsked(
  winnow: TestWinnow,
  recruiter: Recruiter,
  questions: DriveQuestion[] = [askedAboutShift],
): Promise<Candidate> {
  const changes = { hides_marks_until_scored: false };
  const [candidate] = await givenInvited(winnow, recruiter, { questions, changes });
  if (!candidate) throw new Error("Nobody was invited.");
  return candidate;
}

/** Answers the question at `index` by speaking for some seconds, in a tone that is sent in two parts. */
export async function speak(
  winnow: TestWinnow,
  candidate: Candidate,
  options: {
    index?: number;
    kind?: "audio" | "video";
    /** In place of a tone that no browser plays. */
    recorded?: { bytes: Uint8Array; mediaType: string };
  } = {},
): Promise<string> {
  const { index = 0, kind = "audio", recorded } = options;
  const { token, visit } = candidate;
  const questionId = questionAt(await begin(candidate), index).id;
  const params = { token, question_id: questionId };
  await beginToAnswer(candidate, { questionId, kind });
  const { id: recordingId } = await candidate.call(beginRecording, {
    params,
    body: {
      visit,
      recording_id: randomUUID(),
      kind,
      take: 1,
      media_type: recorded?.mediaType ?? `${kind}/mp4`,
    },
  });
  const hasPictures = kind === "video";
  const pieces = recorded ? [recorded.bytes] : await givenRecording({ seconds: 3, parts: 2, hasPictures });
  const parts = pieces.map((bytes, number) => ({ number, bytes }));
  await sendParts(winnow, candidate, { recordingId, parts });
  await finishRecording(candidate, { recordingId, partsCount: parts.length, seconds: 3 });
  await candidate.call(giveAnswer, { params, body: { visit } });
  return recordingId;
}

/** Answers the question at `index` in writing. */
export async function write(
  candidate: Candidate,
  { text, index = 0 }: { text: string; index?: number },
): Promise<void> {
  const { token, visit } = candidate;
  const questionId = questionAt(await begin(candidate), index).id;
  const params = { token, question_id: questionId };
  await beginToAnswer(candidate, { questionId, kind: "text" });
  await candidate.call(saveAnswerText, { params, body: { visit, text, version: 1 } });
  await candidate.call(giveAnswer, { params, body: { visit } });
}

export async function finish({ call, token, visit }: Candidate): Promise<void> {
  await call(finishInterview, { params: { token }, body: { visit } });
}

export async function reportOf(
  recruiter: Recruiter,
  { interviewId }: Pick<Candidate, "interviewId">,
): Promise<InterviewReport> {
  const { data } = await recruiter.call(listReports, { query: { interview_id: interviewId } });
  const [report] = data;
  if (!report) throw new Error("There is no report.");
  return report;
}

/** The words of the report as PDF, line by line. */
export async function reportAsText(
  { url }: TestWinnow,
  { token }: Recruiter,
  interviewId: string,
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/interview/${interviewId}/report/pdf`, {
    headers: { authorization: token },
  });
  const outcome = await readDocument(new Uint8Array(await answer.arrayBuffer()));
  if (!outcome.ok) throw new Error(outcome.reason);
  const { lines, headersAndFooters } = outcome.document;
  return [...lines, ...headersAndFooters].map(({ text }) => text).join("\n");
}
