import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { getInterview } from "../interviews/rows.ts";
import { requestDownload } from "../screenings/request-download.ts";
import { followShare } from "./follow-share.ts";
import { isFileShared } from "./present-shared.ts";
import { readCv } from "./read-cv.ts";

/** A link to the CV as it was sent. Throws `sharedLinkNotFound`, `fileNotFound` where it is not shared, `originalGone`. */
export async function downloadSharedCv(
  services: Services,
  token: string,
): Promise<{ url: string; file_name: string; expires_at: number }> {
  const { kysely } = services.database;
  const share = await followShare(kysely, token);
  const { result_id } = await getInterview(kysely, share.account_id, share.interview_id);
  const cv = await readCv(kysely, share.account_id, result_id);
  if (!isFileShared(share, cv)) {
    throw new Failure("fileNotFound");
  }
  const { url, file_name, expires_at } = await requestDownload(services, share.account_id, cv);
  return { url, file_name, expires_at };
}
