import type { AnswerRecording } from "@winnow/contract/answers.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { ofRecording } from "./of-recording.ts";
import { presentRecording } from "./present.ts";
import { queueWhenWhole } from "./queue-when-whole.ts";
import { findRecording, listParts, updateRecording } from "./recording-rows.ts";

/**
 * Nothing more is recorded: `partsCount` parts are all of it. Saying so twice is saying it once. Throws as `ofRecording`,
 * and `recordingEnded` where more parts were announced than that.
 */
export function endRecording(
  services: Services,
  request: { token: string; recordingId: string; partsCount: number; recordedMs: number },
): Promise<AnswerRecording> {
  return ofRecording(services, request, async (transaction, recording, { accountId }) => {
    const one = { accountId, id: recording.id };
    // Whoever finished on another device may have ended it without knowing how much there is.
    if (recording.parts_count === null) {
      const announced = await listParts(transaction, { accountId, recordingId: recording.id });
      if (announced.some((part) => part.number >= request.partsCount)) {
        throw new Failure("recordingEnded");
      }
      await updateRecording(transaction, one, {
        state: "ended",
        parts_count: request.partsCount,
        recorded_ms: request.recordedMs,
        ended_at: await databaseNow(transaction),
      });
      await queueWhenWhole(transaction, recording);
    }
    const now = await findRecording(transaction, one);
    if (!now) {
      throw new Failure("recordingNotFound");
    }
    return presentRecording(now);
  });
}
