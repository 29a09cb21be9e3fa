import { createHash } from "node:crypto";
import type { AnswerRecording } from "@winnow/contract/answers.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { followLink } from "./by-link.ts";
import { partUploadKey } from "./object-keys.ts";
import { ofRecording } from "./of-recording.ts";
import { presentRecording } from "./present.ts";
import { queueWhenWhole } from "./queue-when-whole.ts";
import { deletePart, findRecording, listParts, markPartsStored, type PartRow } from "./recording-rows.ts";

/**
 * Takes in the parts that have arrived: believes the stored object, not the announcement, and moves it out of reach of
 * its link. One that is not what was announced is to be announced and sent again. Throws as `ofRecording`.
 */
export async function takeInParts(
  services: Services,
  request: { token: string; recordingId: string; numbers: number[] },
): Promise<AnswerRecording> {
  const { kysely } = services.database;
  const { accountId, interviewId } = await followLink(kysely, request.token);
  const place = { accountId, interviewId, recordingId: request.recordingId };
  const recording = await findRecording(kysely, { accountId, id: request.recordingId });
  if (recording?.interview_id !== interviewId) {
    throw new Failure("recordingNotFound");
  }
  const announced = await listParts(kysely, { ...place, numbers: request.numbers });
  const stored: number[] = [];
  for (const part of announced.filter((row) => row.stored_at === null)) {
    const arrival = await takeIn(services, {
      from: partUploadKey({ ...place, number: part.number }),
      part,
    });
    if (arrival === "taken in") {
      stored.push(part.number);
    } else if (arrival === "other") {
      await deletePart(kysely, { ...place, number: part.number });
    }
  }
  return ofRecording(services, request, async (transaction, locked) => {
    if ((await markPartsStored(transaction, { ...place, numbers: stored })) > 0) {
      await queueWhenWhole(transaction, locked);
    }
    const now = await findRecording(transaction, { accountId, id: locked.id });
    if (!now) {
      throw new Failure("recordingNotFound");
    }
    return presentRecording(now);
  });
}

async function takeIn(
  { storage }: Services,
  { from, part }: { from: string; part: PartRow },
): Promise<"missing" | "other" | "taken in"> {
  const bytes = (await storage.read(from)) ?? (await storage.read(part.object_key));
  if (!bytes) {
    return "missing";
  }
  if (!createHash("sha256").update(bytes).digest().equals(part.sha256)) {
    await storage.remove([from]);
    return "other";
  }
  await storage.move(from, part.object_key);
  return "taken in";
}
