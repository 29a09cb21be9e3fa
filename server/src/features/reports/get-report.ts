import type { InterviewReport } from "@winnow/contract/reports.ts";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { questionsOf } from "../answers/questions-of.ts";
import { findOpenedInterview } from "../answers/rows.ts";
import { nameOfRecruiter } from "../interviews/name-of-recruiter.ts";
import { presentInterview } from "../interviews/present.ts";
import { getInterview } from "../interviews/rows.ts";
import { getResult } from "../results/get-result.ts";
import { isSentByItself } from "../transcripts/is-sent-by-itself.ts";
import { listAnsweredWords } from "./answered-words.ts";
import { signalsOf } from "./event-sentences.ts";
import { evidenceOf } from "./evidence-of.ts";
import { markersOf, presentDecision, presentReportQuestion, presentScorecard, sumPoints } from "./present.ts";
import { findMarks, hidesMarks, listDecisions, listInterviewEvents, listScorecards } from "./rows.ts";

/**
 * What came out of an interview so far: answers beside the points of their rubrics, scorecards, facts and decisions.
 * Marks and others' scorecards wait until the account has given its own, where the drive says so. Throws
 * `interviewNotFound`.
 */
export async function getReport(
  services: Services,
  accountId: AccountId,
  interviewId: string,
): Promise<InterviewReport> {
  const { kysely } = services.database;
  const { transcription } = services;
  const of = { accountId, interviewId };
  const listed = await getInterview(kysely, accountId, interviewId);
  const interview = await findOpenedInterview(kysely, of);
  if (!interview) {
    throw new Failure("interviewNotFound");
  }
  const by = await nameOfRecruiter(kysely, accountId);
  const scorecards = await listScorecards(kysely, of);
  const own = scorecards.find((card) => card.reviewer === null);
  const isHidden = !own?.given_at && (await hidesMarks(kysely, { accountId, driveId: listed.drive_id }));
  const stored = await findMarks(kysely, of);
  const marks = new Map(stored?.marks.map((one) => [one.question_id, one.points]));
  const answers = await listAnsweredWords(kysely, of);
  const isTranscribed = transcription !== null && isSentByItself(interview, "transcript");
  const questions = questionsOf(interview);
  const { points, skills } = sumPoints(questions, stored?.marks ?? []);
  const decisions = (await listDecisions(kysely, of)).map(presentDecision);
  const [latest] = decisions;
  const result = listed.result_id === null ? null : await getResult(services, accountId, listed.result_id);
  return {
    interview: presentInterview(listed),
    questions: questions.map((question) =>
      presentReportQuestion(question, {
        answered: answers.get(question.id),
        marks: marks.get(question.id),
        isMarked: stored !== undefined,
        isTranscribed,
        isHidden,
      }),
    ),
    points: isHidden ? null : points,
    skills: isHidden ? null : skills,
    requirements: result && evidenceOf(result.report, questions),
    result: result && { id: result.id, screening_id: result.screening.id },
    marked_by: isHidden || !stored || marks.size === 0 ? null : markersOf(stored),
    transcribed_by: transcription?.name ?? null,
    is_hidden_until_scored: isHidden,
    own_scorecard: presentScorecard(own, by),
    other_scorecards: isHidden
      ? []
      : scorecards.filter((card) => card.reviewer !== null).map((card) => presentScorecard(card, by)),
    signals: signalsOf(await listInterviewEvents(kysely, of)),
    decision: latest?.kind ? latest : null,
    decisions,
  };
}
