import type { DriveResult, InterviewReport, MarkedPoint, Scorecard } from "@winnow/contract/reports.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { AskedQuestion } from "../answers/questions-of.ts";
import type { RecordingRow } from "../answers/recording-rows.ts";
import type { AnswerRow } from "../answers/rows.ts";
import { writtenText } from "../answers/written-text.ts";
import { presentInterview } from "../interviews/present.ts";
import type { DriveResultRow } from "./drive-result-rows.ts";
import type { DecisionRow, ScorecardRow, StoredMarks } from "./rows.ts";

type Question = InterviewReport["questions"][number];
type Points = { made: number; of: number };

/** A slow line is no lateness. */
const graceSeconds = 60;

export function presentReportQuestion(
  question: AskedQuestion,
  of: {
    answer: AnswerRow | undefined;
    recordings: RecordingRow[];
    marks: MarkedPoint[] | undefined;
    isMarked: boolean;
    isHidden: boolean;
  },
): Question {
  const { id, number, text, skill, rubric } = question;
  return {
    id,
    number,
    text,
    skill,
    rubric,
    answer: of.answer ? presentAnswer(of.answer, of.recordings) : null,
    marks: of.isHidden ? null : (of.marks ?? null),
    unmarked: of.marks || of.isHidden ? null : whyUnmarked(question, of),
  };
}

function whyUnmarked(
  question: AskedQuestion,
  {
    answer,
    recordings,
    isMarked,
  }: { answer: AnswerRow | undefined; recordings: RecordingRow[]; isMarked: boolean },
): NonNullable<Question["unmarked"]> {
  if (question.rubric.length === 0) {
    return "no rubric";
  }
  if (answer && recordings.some((recording) => isOfTake(recording, answer))) {
    return "no transcript";
  }
  return isMarked || writtenText(answer).trim() === "" ? "no answer" : "being marked";
}

/** Whether it is a recording of the take that counts. */
function isOfTake(recording: RecordingRow, { id, kind, take }: AnswerRow): boolean {
  return kind !== "text" && recording.answer_id === id && recording.take === take;
}

function presentAnswer(answer: AnswerRow, recordings: RecordingRow[]): NonNullable<Question["answer"]> {
  const { answer_ends_at: endsAt, text_saved_at: savedAt } = answer;
  const late =
    answer.kind === "text" && endsAt && savedAt
      ? Math.round((savedAt.getTime() - endsAt.getTime()) / 1000)
      : 0;
  return {
    kind: answer.kind,
    text: writtenText(answer),
    take: answer.take,
    recordings: recordings
      .filter((recording) => isOfTake(recording, answer))
      .map(({ id, kind, take, state, failure, media_type, duration_ms }) => ({
        id,
        kind,
        take,
        state,
        failure,
        media_type,
        duration_ms,
      })),
    begun_at: answer.answer_begun_at && toEpochSeconds(answer.answer_begun_at),
    given_at: answer.given_at && toEpochSeconds(answer.given_at),
    late_seconds: late > graceSeconds ? late : 0,
  };
}

/** Points over all marked answers and per skill, parts counting half; what was left unanswered makes none. */
export function sumPoints(
  questions: AskedQuestion[],
  marks: StoredMarks,
): { points: Points | null; skills: (Points & { skill: string })[] } {
  const marked = new Map(marks.map((one) => [one.question_id, one.points]));
  const skills = new Map<string, Points>();
  const points: Points = { made: 0, of: 0 };
  for (const { id, skill } of questions) {
    const made = marked.get(id);
    if (!made) continue;
    const worth = made.reduce((sum, { mark }) => sum + worthOf[mark], 0);
    points.made += worth;
    points.of += made.length;
    if (skill) {
      const before = skills.get(skill) ?? { made: 0, of: 0 };
      skills.set(skill, { made: before.made + worth, of: before.of + made.length });
    }
  }
  return {
    points: points.of === 0 ? null : points,
    skills: [...skills].map(([skill, sum]) => ({ skill, ...sum })),
  };
}

const worthOf = { made: 1, partly: 0.5, "not found": 0 } as const;

export function presentScorecard(row: ScorecardRow | undefined, by: string): Scorecard {
  return {
    by: row?.reviewer ?? by,
    scores: row?.scores ?? [],
    comment: row?.comment ?? "",
    given_at: row?.given_at ? toEpochSeconds(row.given_at) : null,
  };
}

export function presentDecision(row: DecisionRow): InterviewReport["decisions"][number] {
  return { kind: row.kind, reason: row.reason, by: row.decided_by, at: toEpochSeconds(row.decided_at) };
}

export function presentDriveResult(row: DriveResultRow): DriveResult {
  const { points_made: made, points_of: of, own_score, decision } = row;
  return {
    ...presentInterview(row),
    points: made === null || of === null ? null : { made, of },
    own_score,
    decision,
  };
}
