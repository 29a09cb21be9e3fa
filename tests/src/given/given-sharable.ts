import { finishInterview, giveAnswer, saveAnswerText } from "@winnow/contract/answers.ts";
import { createDriveRound, type DriveQuestion, updateDriveRound } from "@winnow/contract/drives.ts";
import { saveScorecard } from "@winnow/contract/reports.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
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
} from "./given-interview.ts";
import { inDays } from "./given-ready-drive.ts";
import { givenRecording } from "./given-recording.ts";
import { givenScreened } from "./given-screened.ts";

const [person] = people;
if (!person) throw new Error("There are no sample people.");

/** Who it is, as the CV says. */
export const sharable = { name: person.name, email: person.contact.email, phone: person.contact.phone };

const [, surname = ""] = sharable.name.split(" ");
/** What is looked for in the answer, which says who somebody is in the midst of it. */
const called = `I, ${sharable.name}, called the doctor at once and told her the blood pressure.`;
export const writtenAnswer = `It was a night shift. ${called} Everybody knows Ms. ${surname}; call ${sharable.phone} or write to ${sharable.email}.`;

const questions: DriveQuestion[] = [
  question({
    text: "Tell us about a shift that went wrong.",
    skill: "Nursing",
    rubric: [
      {
        id: "p1",
        text: "Says who was told, and when.",
        made: ["I called the doctor at once and told her the blood pressure."],
        not_made: ["I waited until morning."],
      },
      {
        id: "p2",
        text: "Names what the new dressings cost.",
        made: ["The silver dressings cost forty pounds a box."],
        not_made: ["Somebody else ordered them."],
      },
    ],
  }),
  question({ text: "How do you hand over at the end of a shift?" }),
];

export type Sharable = Candidate & { recordingId: string; screeningId: string };

/**
 * Somebody with a CV who has completed an interview, the first answer in writing and the second by voice; the own
 * scorecard is given unless `isScored` is false.
 */
export async function givenSharable(
  winnow: TestWinnow,
  recruiter: Recruiter,
  { isBlind = false, isScored = true }: { isBlind?: boolean; isScored?: boolean } = {},
): Promise<Sharable> {
  if (!person) throw new Error("There are no sample people.");
  const cv = { name: `${person.name}.pdf`, bytes: await makeCvPdf(person, "modernSans") };
  const { id: screeningId, results } = await givenScreened(winnow, recruiter, { cvs: [cv] });
  const { id } = await recruiter.call(createDriveRound, {
    body: { title: "Ward nurse", screening_id: screeningId, result_ids: results.map((result) => result.id) },
  });
  await recruiter.call(updateDriveRound, {
    params: { id },
    body: { questions, closes_at: inDays(7), asks_about_gaps: false },
  });
  // Once somebody is in a drive: whoever is hidden cannot be put into one.
  if (isBlind) {
    await recruiter.call(updateScreening, { params: { id: screeningId }, body: { is_blind: true } });
  }
  const [candidate] = await invite(winnow, recruiter, id);
  if (!candidate) throw new Error("Nobody was invited.");
  const recordingId = await complete(winnow, candidate);
  if (isScored) {
    await recruiter.call(saveScorecard, {
      params: { id: candidate.interviewId },
      body: { scores: [], comment: "Own thoughts", is_given: true },
    });
  }
  return { ...candidate, recordingId, screeningId };
}

async function complete(winnow: TestWinnow, candidate: Candidate): Promise<string> {
  const { token, visit } = candidate;
  const interview = await begin(candidate);
  const [first, second] = [questionAt(interview, 0).id, questionAt(interview, 1).id];
  const params = { token, question_id: first };
  await beginToAnswer(candidate, { questionId: first, kind: "text" });
  await candidate.call(saveAnswerText, { params, body: { visit, text: writtenAnswer, version: 1 } });
  await candidate.call(giveAnswer, { params, body: { visit } });
  await beginToAnswer(candidate, { questionId: second, kind: "audio" });
  const { id: recordingId } = await startRecording(candidate, second);
  const parts = (await givenRecording({ seconds: 1, parts: 1 })).map((bytes, number) => ({ number, bytes }));
  await sendParts(winnow, candidate, { recordingId, parts });
  await finishRecording(candidate, { recordingId, partsCount: 1, seconds: 1 });
  await candidate.call(giveAnswer, { params: { token, question_id: second }, body: { visit } });
  await candidate.call(finishInterview, { params: { token }, body: { visit } });
  await untilJobsAreDone(winnow);
  return recordingId;
}
