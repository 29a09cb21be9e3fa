import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { playRecording } from "../reports/play-recording.ts";
import { followShare } from "./follow-share.ts";
import { showShare } from "./show-share.ts";

/** A link to play one of the recordings that are shared. Throws `sharedLinkNotFound`, `recordingNotFound`. */
export async function playSharedRecording(
  services: Services,
  { token, id }: { token: string; id: string },
): Promise<{ url: string; media_type: string; expires_at: number }> {
  const share = await followShare(services.database.kysely, token);
  // Earlier takes are recordings of the interview too, and shared with nobody.
  const { questions } = await showShare(services, share);
  if (!questions.some(({ answer }) => answer?.recordings.some((recording) => recording.id === id))) {
    throw new Failure("recordingNotFound");
  }
  return playRecording(services, share.account_id, { interviewId: share.interview_id, id });
}
