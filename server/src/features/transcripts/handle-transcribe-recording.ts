import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Selectable } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { inRecordingFolder } from "../../platform/media/in-recording-folder.ts";
import { ServiceRefused } from "../../platform/model-service/service-refused.ts";
import { TaskLost } from "../../platform/processes/process-pool.ts";
import type { Transcriber, Transcript } from "../../platform/transcription/transcriber.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { findRecording } from "../answers/recording-rows.ts";
import { interviewOver } from "../interviews/jobs.ts";
import { lockInterview } from "../interviews/rows.ts";
import { concludeTranscript, findTranscript, type TranscriptRow } from "./rows.ts";

type Order = { accountId: AccountId; recordingId: string };
type Outcome = { transcript: Transcript; madeBy: string } | { failure: string };
type Sound = { bytes: Uint8Array; mediaType: string } | { failure: string };

/**
 * The job behind a recording that waits for its transcript. Whoever is killed in between asks the service again; what
 * comes of it is kept once. What is of no use to try again fails with its reason.
 */
export async function handleTranscribeRecording(services: Services, order: Order): Promise<void> {
  const { kysely } = services.database;
  const { transcription } = services;
  const transcript = await findTranscript(kysely, order);
  const recording = await findRecording(kysely, { accountId: order.accountId, id: order.recordingId });
  // Of a file that another has taken the place of there is another order.
  if (transcript?.state !== "waiting" || recording?.object_key !== transcript.object_key) {
    return;
  }
  const outcome = transcription
    ? await putIntoText(services, transcription, recording)
    : { failure: "Nothing here turns speech into text any more." };
  await conclude(services, transcript, outcome);
}

/** After the last try. */
export async function giveUpTranscribing(services: Services, order: Order): Promise<void> {
  const transcript = await findTranscript(services.database.kysely, order);
  if (transcript) {
    const failure = "The service could not be reached, or did not answer in time.";
    await conclude(services, transcript, { failure });
  }
}

async function putIntoText(
  services: Services,
  transcriber: Transcriber,
  recording: Selectable<Tables["recordings"]>,
): Promise<Outcome> {
  const sound = await soundOf(services, recording);
  if ("failure" in sound) {
    return sound;
  }
  if (sound.bytes.byteLength > transcriber.maximumBytes) {
    const megabytes = Math.floor(transcriber.maximumBytes / (1024 * 1024));
    return { failure: `It is longer than the service takes (${megabytes} MB).` };
  }
  try {
    return { transcript: await transcriber.transcribe(sound), madeBy: transcriber.name };
  } catch (error) {
    if (error instanceof ServiceRefused) {
      const { id: recordingId } = recording;
      services.log.warn({ err: error, recordingId }, "a recording could not be put into text");
      return {
        failure:
          error.status === null
            ? "The service answered with something that is no transcript."
            : `The service refused it (${error.status}).`,
      };
    }
    throw error;
  }
}

/** Of a video only what is heard: no picture leaves for a service that puts speech into text. */
async function soundOf(
  services: Services,
  { kind, object_key, media_type }: Selectable<Tables["recordings"]>,
): Promise<Sound> {
  return inRecordingFolder(async (folder) => {
    const from = join(folder, "recording");
    const stream = await services.storage.readStream(object_key ?? "");
    if (!stream) {
      throw new Error(`The recording ${object_key} is not in the storage.`);
    }
    await pipeline(stream, createWriteStream(from));
    if (kind === "audio") {
      return { bytes: await readFile(from), mediaType: media_type };
    }
    const to = join(folder, "sound");
    const extracted = await services.media.run("extractSound", { from, to }).catch((error: unknown) => {
      if (error instanceof TaskLost && error.reason !== "crash") {
        return { ok: false as const };
      }
      throw error;
    });
    return extracted.ok
      ? { bytes: await readFile(to), mediaType: extracted.mediaType }
      : { failure: "Nothing is heard in it." };
  });
}

/** Keeps it under the lock of the interview, so that nothing is quoted that is erased meanwhile, and has it marked. */
async function conclude(services: Services, of: TranscriptRow, outcome: Outcome): Promise<void> {
  const { account_id: accountId, interview_id: interviewId, recording_id: recordingId } = of;
  await transact(services, async (transaction) => {
    await lockInterview(transaction, { accountId, id: interviewId });
    const isKept = await concludeTranscript(
      transaction,
      { accountId, recordingId, objectKey: of.object_key },
      "failure" in outcome
        ? { state: "failed", failure: outcome.failure }
        : {
            state: "ready",
            segments: JSON.stringify(outcome.transcript),
            made_by: outcome.madeBy,
            made_at: await databaseNow(transaction),
          },
    );
    await enqueue(transaction, interviewOver, isKept ? [{ payload: { accountId, interviewId } }] : []);
  });
}
