import type { SharedCandidate } from "@winnow/contract/shares.ts";
import type { Services } from "../../services.ts";
import { followShare } from "./follow-share.ts";
import { countOpening } from "./rows.ts";
import { showShare } from "./show-share.ts";

/** What a link shares; `isCounted` for a page that somebody looks at. Throws `sharedLinkNotFound`. */
export async function openShare(
  services: Services,
  { token, visit, isCounted }: { token: string; visit: string | null; isCounted: boolean },
): Promise<SharedCandidate> {
  const { kysely } = services.database;
  const share = await followShare(kysely, token);
  const shown = await showShare(services, share);
  if (isCounted) {
    await countOpening(kysely, { accountId: share.account_id, id: share.id, visit });
  }
  return shown;
}
