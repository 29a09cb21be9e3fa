import type { Share } from "@winnow/contract/shares.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { insertInterviewEvents } from "../answers/rows.ts";
import { lockInterview } from "../interviews/rows.ts";
import { getShare } from "./list-shares.ts";
import { replaceToken } from "./rows.ts";
import { linkOf } from "./share-candidate.ts";

/**
 * Puts another link in the place of one that was lost or went astray. Throws `interviewNotFound`, `shareNotFound`, and
 * `shareOver` for one that opens nothing any more.
 */
export function renewShareLink(
  services: Services,
  accountId: AccountId,
  { interviewId, id }: { interviewId: string; id: string },
): Promise<{ share: Share; link: string }> {
  const of = { accountId, interviewId };
  const token = newToken();
  return transact(services, async (transaction) => {
    await lockInterview(transaction, { accountId, id: interviewId });
    const share = await getShare(transaction, { ...of, id });
    if (share.state !== "open") {
      throw new Failure("shareOver");
    }
    await replaceToken(transaction, { accountId, id, tokenHash: hashToken(token) });
    await insertInterviewEvents(transaction, {
      ...of,
      events: [{ kind: "share_link_renewed", whom: share.whom }],
    });
    return { share, link: linkOf(services, token) };
  });
}
