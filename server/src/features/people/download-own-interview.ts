import type { OwnInterview } from "@winnow/contract/answers.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { followLink } from "../answers/by-link.ts";
import { presentRequest } from "../answers/present.ts";
import { questionsOf } from "../answers/questions-of.ts";
import { listRecordings, type RecordingWithParts } from "../answers/recording-rows.ts";
import { findOpenedInterview, listAnswers, listRequests } from "../answers/rows.ts";
import { writtenText } from "../answers/written-text.ts";
import { findInterview } from "../interviews/rows.ts";
import { listInterviewEvents } from "../reports/rows.ts";
import { listTranscripts } from "../transcripts/rows.ts";
import { spokenText } from "../transcripts/spoken-text.ts";

const linkSeconds = 3_600;

/** Everything that is kept of the candidate of a link, whatever state the interview is in. Throws `linkNotFound`. */
export async function downloadOwnInterview(services: Services, token: string): Promise<OwnInterview> {
  const { kysely } = services.database;
  const of = await followLink(kysely, token);
  const interview = await findOpenedInterview(kysely, of);
  const listed = await findInterview(kysely, of.accountId, of.interviewId);
  if (!interview || !listed) {
    throw new Failure("linkNotFound");
  }
  const recordings = await listRecordings(kysely, of);
  const transcripts = await listTranscripts(kysely, of);
  const questions = new Map(questionsOf(interview).map((question) => [question.id, question]));
  const presentRecording = async (recording: RecordingWithParts) => {
    const transcript = transcripts.find(({ recording_id }) => recording_id === recording.id);
    return {
      kind: recording.kind,
      take: recording.take,
      begun_at: toEpochSeconds(recording.begun_at),
      duration_ms: recording.duration_ms,
      transcript: transcript?.state === "ready" ? spokenText([transcript]).text : null,
      link: await linkTo(services, recording),
    };
  };
  const { consent_version, consent_language, consented_at } = interview;
  return {
    title: interview.drive_title,
    recruiter: interview.recruiter,
    name: interview.name,
    email: listed.email,
    status: interview.status,
    outcome: interview.outcome,
    withdrawal_reason: interview.withdrawal_reason,
    invited_at: interview.invited_at && toEpochSeconds(interview.invited_at),
    begun_at: interview.begun_at && toEpochSeconds(interview.begun_at),
    completed_at: interview.completed_at && toEpochSeconds(interview.completed_at),
    consent:
      consent_version && consented_at
        ? {
            version: consent_version,
            language: consent_language ?? "",
            given_at: toEpochSeconds(consented_at),
          }
        : null,
    questions: await Promise.all(
      (await listAnswers(kysely, of)).map(async (answer) => ({
        number: questions.get(answer.question_id)?.number ?? 0,
        text: questions.get(answer.question_id)?.text ?? "",
        kind: answer.kind,
        opened_at: toEpochSeconds(answer.opened_at),
        given_at: answer.given_at && toEpochSeconds(answer.given_at),
        answer_text: writtenText(answer),
        recordings: await Promise.all(
          recordings.filter(({ answer_id }) => answer_id === answer.id).map(presentRecording),
        ),
      })),
    ),
    requests: (await listRequests(kysely, of)).map(presentRequest),
    events: (await listInterviewEvents(kysely, of)).map(({ kind, characters, at }) => ({
      kind,
      characters,
      at: toEpochSeconds(at),
    })),
  };
}

async function linkTo(
  { storage }: Services,
  { object_key: key, media_type }: RecordingWithParts,
): Promise<string | null> {
  if (!key || !(await storage.stat(key))) {
    return null;
  }
  const mediaType = media_type.split(";")[0] ?? media_type;
  const { url } = await storage.presignDownload({
    key,
    fileName: `answer.${mediaType.split("/")[1] ?? "webm"}`,
    mediaType,
    expiresInSeconds: linkSeconds,
  });
  return url;
}
