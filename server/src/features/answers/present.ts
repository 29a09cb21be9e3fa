import type {
  AnswerRecording,
  CandidateInterview,
  InterviewQuestion,
  InterviewRequest,
} from "@winnow/contract/answers.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import { phaseOf } from "./phase-of.ts";
import { type AskedQuestion, questionsOf } from "./questions-of.ts";
import type { RecordingWithParts } from "./recording-rows.ts";
import type { AnswerRow, OpenedInterview, RequestRow } from "./rows.ts";
import { isVisited } from "./visits.ts";

export function presentCandidateInterview(
  interview: OpenedInterview,
  of: {
    answers: AnswerRow[];
    recordings: RecordingWithParts[];
    requests: RequestRow[];
    visit: string | undefined;
    notice: Pick<CandidateInterview, "notice_version" | "transcribed_by" | "read_by">;
  },
): CandidateInterview {
  const answers = new Map(of.answers.map((answer) => [answer.question_id, answer]));
  const { consent_version, consented_at, opens_at, closes_at, now } = interview;
  return {
    phase: phaseOf(interview),
    title: interview.drive_title,
    recruiter: interview.recruiter,
    name: interview.name,
    status: interview.status,
    outcome: interview.outcome,
    opens_at: toEpochSeconds(opens_at ?? interview.created_at),
    closes_at: toEpochSeconds(closes_at ?? now),
    time_zone: interview.candidate_time_zone ?? interview.drive_time_zone,
    now: now.getTime(),
    consent:
      consent_version && consented_at
        ? { version: consent_version, given_at: toEpochSeconds(consented_at) }
        : null,
    alternative_form: interview.alternative_form,
    extra_time_percent: interview.drive_extra_time_percent,
    extra_time_granted: interview.extra_time_percent,
    requests: of.requests.map(presentRequest),
    questions: questionsOf(interview).map((question) =>
      presentQuestion(question, answers.get(question.id), of.recordings),
    ),
    is_here: of.visit !== undefined && interview.visit === of.visit,
    is_elsewhere: interview.visit !== null && interview.visit !== of.visit && isVisited(interview),
    ...of.notice,
  };
}

export function presentRecording(row: RecordingWithParts): AnswerRecording {
  return {
    id: row.id,
    kind: row.kind,
    take: row.take,
    state: row.state,
    parts: row.parts,
    parts_count: row.parts_count,
    duration_ms: row.duration_ms,
  };
}

export function presentRequest(row: RequestRow): InterviewRequest {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    state: row.state,
    answer: row.answer,
    created_at: toEpochSeconds(row.created_at),
  };
}

function presentQuestion(
  question: AskedQuestion,
  answer: AnswerRow | undefined,
  recordings: RecordingWithParts[],
): InterviewQuestion {
  return {
    id: question.id,
    number: question.number,
    text: answer ? question.text : null,
    answer_kinds: question.answer_kinds,
    preparation_seconds: question.preparation_seconds,
    answer_seconds: question.answer_seconds,
    retakes: question.retakes,
    state: stateOf(answer),
    kind: answer?.kind ?? null,
    take: answer?.take ?? 0,
    preparation_ends_at: answer?.preparation_ends_at.getTime() ?? null,
    answer_ends_at: answer?.answer_ends_at?.getTime() ?? null,
    answer_text: answer?.text ?? "",
    text_version: answer?.text_version ?? 0,
    recordings: recordings.filter((recording) => recording.answer_id === answer?.id).map(presentRecording),
  };
}

function stateOf(answer: AnswerRow | undefined): InterviewQuestion["state"] {
  if (!answer) {
    return "waiting";
  }
  if (answer.given_at) {
    return "given";
  }
  return answer.kind ? "answering" : "preparing";
}
