import type {
  DriveResult,
  InterviewReport,
  RecordingTranscript,
  Scorecard,
} from "@winnow/contract/reports.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { AskedQuestion } from "../answers/questions-of.ts";
import type { AnswerRow } from "../answers/rows.ts";
import { presentInterview } from "../interviews/present.ts";
import type { AnsweredWords } from "./answered-words.ts";
import type { DriveResultRow } from "./drive-result-rows.ts";
import type { DecisionRow, ScorecardRow, StoredMarks } from "./rows.ts";

type Question = InterviewReport["questions"][number];
type Points = { made: number; of: number };

/** A slow line is no lateness. */
const graceSeconds = 60;

type Answered = AnsweredWords & { answer: AnswerRow };
type State = {
  answered: Answered | undefined;
  marks: StoredMarks[number]["points"] | undefined;
  isMarked: boolean;
  /** What is recorded is put into text by itself. */
  isTranscribed: boolean;
  isHidden: boolean;
};

export function presentReportQuestion(question: AskedQuestion, of: State): Question {
  const { id, number, text, skill, rubric } = question;
  return {
    id,
    number,
    text,
    skill,
    rubric,
    answer: of.answered ? presentAnswer(of.answered, of) : null,
    marks: of.isHidden ? null : (of.marks?.map((point) => ({ by: "engine", ...point })) ?? null),
    unmarked: of.marks || of.isHidden ? null : whyUnmarked(question, of),
  };
}

function whyUnmarked(question: AskedQuestion, of: State): NonNullable<Question["unmarked"]> {
  if (question.rubric.length === 0) {
    return "no rubric";
  }
  return whyWithoutWords(of) ?? (of.isMarked || !of.answered?.text.trim() ? "no answer" : "being marked");
}

/** Why there are no words of a recorded answer; null where there are, or where nothing was recorded. */
function whyWithoutWords(of: State): Question["unmarked"] {
  const states = of.answered?.recordings.map((recording) => transcriptStateOf(recording, of)) ?? [];
  if (states.length === 0 || states.includes("ready")) {
    return null;
  }
  if (states.includes("waiting")) {
    return "being transcribed";
  }
  return states.includes("failed") ? "transcription failed" : "no transcript";
}

/** One that will be asked for by itself is waited for already. */
function transcriptStateOf(
  { state, transcript }: AnsweredWords["recordings"][number],
  { isMarked, isTranscribed }: Pick<State, "isMarked" | "isTranscribed">,
): RecordingTranscript["state"] | null {
  const isNext = isTranscribed && !isMarked && state !== "failed";
  return transcript?.state ?? (isNext ? "waiting" : null);
}

function presentAnswer(
  { answer, text, recordings, segmentsOf }: Answered,
  of: Pick<State, "isMarked" | "isTranscribed">,
): NonNullable<Question["answer"]> {
  const { answer_ends_at: endsAt, text_saved_at: savedAt } = answer;
  const late =
    answer.kind === "text" && endsAt && savedAt
      ? Math.round((savedAt.getTime() - endsAt.getTime()) / 1000)
      : 0;
  return {
    kind: answer.kind,
    text,
    take: answer.take,
    recordings: recordings.map((recording) => {
      const { id, kind, take, state, failure, media_type, duration_ms, transcript } = recording;
      const transcriptState = transcriptStateOf(recording, of);
      return {
        id,
        kind,
        take,
        state,
        failure,
        media_type,
        duration_ms,
        transcript: transcriptState && {
          state: transcriptState,
          failure: transcript?.failure ?? null,
          made_by: transcript?.made_by ?? null,
          segments: segmentsOf.get(id) ?? [],
        },
      };
    }),
    begun_at: answer.answer_begun_at && toEpochSeconds(answer.answer_begun_at),
    given_at: answer.given_at && toEpochSeconds(answer.given_at),
    late_seconds: late > graceSeconds ? late : 0,
  };
}

/** By what the answers were marked: the engine, and the models that have looked for further points. */
export function markersOf({ marked_by, marks }: { marked_by: string; marks: StoredMarks }): string {
  const models = new Set(marks.flatMap(({ further_by }) => further_by ?? []));
  return [marked_by, ...models].join(" and ");
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
