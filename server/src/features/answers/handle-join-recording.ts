import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { recordingFailures } from "@winnow/contract/recording-failures.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { inRecordingFolder } from "../../platform/media/in-recording-folder.ts";
import type { MediaTasks } from "../../platform/media/media-tasks.ts";
import { TaskLost } from "../../platform/processes/process-pool.ts";
import type { Services } from "../../services.ts";
import { interviewOver } from "../interviews/jobs.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { joinRecording } from "./jobs.ts";
import { recordingKey } from "./object-keys.ts";
import {
  deleteParts,
  deleteReplacedRecordings,
  findRecording,
  listParts,
  lockRecordings,
  type PartRow,
  type RecordingRow,
  updateRecording,
} from "./recording-rows.ts";

type Order = { accountId: AccountId; recordingId: string };
type Joined = MediaTasks["joinRecording"]["output"];
type Outcome =
  | { state: "failed"; failure: string }
  | { state: "ready"; object_key: string; size_bytes: number; duration_ms: number; media_type: string };

/**
 * The job behind a recording that has ended: its parts become one file that can be played and sought. The parts go once
 * that file is there, so whoever is killed in between does it again; where some of them are missing they stay, so that a
 * late one still makes it whole. What is no recording fails with its reason.
 */
export async function handleJoinRecording(
  services: Services,
  { accountId, recordingId }: Order,
): Promise<void> {
  const { kysely } = services.database;
  const recording = await findRecording(kysely, { accountId, id: recordingId });
  if (recording?.state !== "ended") {
    return;
  }
  const parts = (await listParts(kysely, { accountId, recordingId })).filter((part) => part.stored_at);
  const outOf = { recording, partsCount: parts.length };
  if (parts.length === 0) {
    await conclude(services, outOf, { state: "failed", failure: recordingFailures.nothingArrived });
    return;
  }
  await inRecordingFolder(async (folder) => {
    const to = join(folder, "whole");
    const outcome = await joinAsFarAsPossible(services, { folder, to, parts, turn: accountId });
    if (outcome.ok) {
      await keep(services, outOf, { path: to, ...outcome });
    } else {
      await conclude(services, outOf, { state: "failed", failure: recordingFailures.unplayable });
    }
  });
}

/** After the last try: what was sent is still stored. */
export async function giveUpJoiningRecording(
  services: Services,
  { accountId, recordingId }: Order,
): Promise<void> {
  const recording = await findRecording(services.database.kysely, { accountId, id: recordingId });
  if (recording) {
    const outOf = { recording, partsCount: recording.parts.length };
    await conclude(services, outOf, { state: "failed", failure: recordingFailures.notJoined });
  }
}

/** All parts in their order; where one in the middle is missing and the rest makes no sense, those before it. */
async function joinAsFarAsPossible(
  services: Services,
  { folder, to, parts, turn }: { folder: string; to: string; parts: PartRow[]; turn: string },
): Promise<Joined> {
  const from = join(folder, "parts");
  await writeParts(services, from, parts);
  const whole = await joinFile(services, { from, to, turn });
  const before = parts.filter((part, index) => part.number === index);
  if (whole.ok || before.length === parts.length || before.length === 0) {
    return whole;
  }
  await writeParts(services, from, before);
  return joinFile(services, { from, to, turn });
}

async function writeParts({ storage }: Services, path: string, parts: PartRow[]): Promise<void> {
  const file = await open(path, "w");
  try {
    for (const part of parts) {
      const stream = await storage.readStream(part.object_key);
      if (!stream) {
        throw new Error(`Part ${part.number} of recording ${part.recording_id} is not in the storage.`);
      }
      await pipeline(stream, async (chunks) => {
        for await (const chunk of chunks) await file.write(chunk);
      });
    }
  } finally {
    await file.close();
  }
}

async function joinFile(
  { media }: Services,
  { from, to, turn }: { from: string; to: string; turn: string },
): Promise<Joined> {
  try {
    return await media.run("joinRecording", { from, to }, { turn });
  } catch (error) {
    if (error instanceof TaskLost && error.reason !== "crash") {
      return { ok: false };
    }
    throw error;
  }
}

async function keep(
  services: Services,
  outOf: { recording: RecordingRow; partsCount: number },
  joined: { path: string; durationMs: number; mediaType: string },
): Promise<void> {
  const { id, account_id: accountId, interview_id: interviewId } = outOf.recording;
  // Its own each time: whoever does the same work at the same time replaces nothing.
  const key = recordingKey({ accountId, interviewId, recordingId: id, run: randomUUID() });
  // Open before the storage is asked: where that refuses, nobody is left who opens what is gone by then.
  await using file = await open(joined.path);
  const { sizeBytes } = await services.storage.writeStream(key, file.createReadStream());
  await conclude(services, outOf, {
    state: "ready",
    object_key: key,
    size_bytes: sizeBytes,
    duration_ms: joined.durationMs,
    media_type: joined.mediaType,
  });
}

/** Keeps what came out of so many parts. Where more have arrived meanwhile, all of them are joined anew. */
function conclude(
  services: Services,
  { recording, partsCount }: { recording: RecordingRow; partsCount: number },
  outcome: Outcome,
): Promise<void> {
  const { account_id: accountId, id, interview_id: interviewId, answer_id: answerId } = recording;
  return transact(services, async (transaction) => {
    await lockRecordings(transaction, { accountId, interviewId, answerId });
    const found = await findRecording(transaction, { accountId, id });
    const now = found?.state === "ended" ? found : undefined;
    if (now?.parts.length !== partsCount) {
      // Erased, finished by somebody else or grown.
      await removeLater(transaction, outcome.state === "ready" ? [outcome.object_key] : []);
      await enqueue(transaction, joinRecording, now ? [{ payload: { accountId, recordingId: id } }] : []);
      return;
    }
    if (outcome.state === "ready" && now.object_key) {
      await removeLater(transaction, [now.object_key]);
    }
    await updateRecording(transaction, { accountId, id }, { failure: null, ...outcome });
    if (outcome.state === "ready" && now.parts_count === partsCount) {
      await deleteParts(transaction, { accountId, recordingId: id });
    }
    await deleteReplacedRecordings(transaction, { accountId, interviewId, answerId });
    if (services.transcription) {
      // Where the interview is over by now, this is what its marks wait for.
      await enqueue(transaction, interviewOver, [{ payload: { accountId, interviewId } }]);
    }
  });
}
