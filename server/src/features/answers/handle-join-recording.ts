import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { MediaTasks } from "../../platform/media/media-tasks.ts";
import { TaskLost } from "../../platform/processes/process-pool.ts";
import type { Services } from "../../services.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { recordingKey } from "./object-keys.ts";
import {
  deleteParts,
  findRecording,
  listParts,
  lockRecording,
  type PartRow,
  type RecordingRow,
  updateRecording,
} from "./recording-rows.ts";

type Order = { accountId: AccountId; recordingId: string };
type Joined = MediaTasks["joinRecording"]["output"];

/**
 * The job behind a recording that has ended: its parts become one file that can be played and sought. The parts go once
 * that file is there, so whoever is killed in between does it again. What is no recording fails with its reason, and its
 * parts stay.
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
  if (parts.length === 0) {
    await fail(services, recording, "Nothing of it has arrived.");
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "winnow-recording-"));
  try {
    const to = join(folder, "whole");
    const outcome = await joinAsFarAsPossible(services, { folder, to, parts, turn: accountId });
    if (outcome.ok) {
      await keep(services, recording, { path: to, ...outcome, partsCount: parts.length });
    } else {
      await fail(services, recording, "What has arrived cannot be played.");
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** After the last try: what was sent is still stored. */
export async function giveUpJoiningRecording(
  services: Services,
  { accountId, recordingId }: Order,
): Promise<void> {
  const recording = await findRecording(services.database.kysely, { accountId, id: recordingId });
  if (recording?.state === "ended") {
    await fail(services, recording, "It could not be put together.");
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
  recording: RecordingRow,
  joined: { path: string; durationMs: number; partsCount: number },
): Promise<void> {
  const { id, account_id: accountId, interview_id: interviewId } = recording;
  const one = { accountId, id };
  const key = recordingKey({ accountId, interviewId, recordingId: id });
  // The row says where it is going to lie, so that it is never behind it.
  await updateRecording(services.database.kysely, one, { object_key: key });
  const { sizeBytes } = await services.storage.writeStream(key, createReadStream(joined.path));
  await transact(services, async (transaction) => {
    const locked = await lockRecording(transaction, one);
    if (!locked) {
      // Erased meanwhile.
      await removeLater(transaction, [key]);
      return;
    }
    await updateRecording(transaction, one, {
      state: "ready",
      failure: null,
      parts_count: joined.partsCount,
      duration_ms: joined.durationMs,
      size_bytes: sizeBytes,
    });
    await deleteParts(transaction, { accountId, recordingId: id });
  });
}

function fail(
  services: Services,
  { account_id: accountId, id }: RecordingRow,
  failure: string,
): Promise<void> {
  return updateRecording(services.database.kysely, { accountId, id }, { state: "failed", failure });
}
