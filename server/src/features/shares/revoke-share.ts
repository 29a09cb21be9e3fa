import type { Share } from "@winnow/contract/shares.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { insertInterviewEvents } from "../answers/rows.ts";
import { lockInterview } from "../interviews/rows.ts";
import { getShare } from "./list-shares.ts";
import { markRevoked } from "./rows.ts";

/** From now on the link opens nothing; what was said by it stays. Throws `interviewNotFound`, `shareNotFound`. */
export function revokeShare(
  services: Services,
  accountId: AccountId,
  { interviewId, id }: { interviewId: string; id: string },
): Promise<Share> {
  const of = { accountId, interviewId };
  return transact(services, async (transaction) => {
    await lockInterview(transaction, { accountId, id: interviewId });
    const { whom } = await getShare(transaction, { ...of, id });
    if (await markRevoked(transaction, { accountId, id })) {
      await insertInterviewEvents(transaction, { ...of, events: [{ kind: "share_revoked", whom }] });
    }
    return getShare(transaction, { ...of, id });
  });
}
