import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { findRecording } from "../answers/recording-rows.ts";
import { getInterview } from "../interviews/rows.ts";

const linkSeconds = 900;

/** A link to play a recording by. Throws `interviewNotFound`, and `recordingNotFound`, also while it is not one file yet. */
export async function playRecording(
  services: Services,
  accountId: AccountId,
  { interviewId, id }: { interviewId: string; id: string },
): Promise<{ url: string; media_type: string; expires_at: number }> {
  await getInterview(services.database.kysely, accountId, interviewId);
  const recording = await findRecording(services.database.kysely, { accountId, id });
  if (recording?.interview_id !== interviewId || recording.state !== "ready" || !recording.object_key) {
    throw new Failure("recordingNotFound");
  }
  const mediaType = recording.media_type.split(";")[0] ?? recording.media_type;
  const link = await services.storage.presignDownload({
    key: recording.object_key,
    fileName: `answer.${mediaType.split("/")[1] ?? "webm"}`,
    mediaType,
    expiresInSeconds: linkSeconds,
  });
  return { url: link.url, media_type: mediaType, expires_at: toEpochSeconds(link.expiresAt) };
}
