import { maximumEndedShares, maximumOpenShares } from "@winnow/contract/limits.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { shareCandidate as endpoint, Share } from "@winnow/contract/shares.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { insertInterviewEvents } from "../answers/rows.ts";
import { getInterview, lockInterview } from "../interviews/rows.ts";
import { getShare } from "./list-shares.ts";
import { readCv } from "./read-cv.ts";
import { countOpenShares, deleteEndedShares, findShare, insertShare, replaceToken } from "./rows.ts";

/**
 * Shares what was chosen by a link of its own. The same id once more is the same call: it only gets another link in the
 * place of the first, whose answer was lost. Throws `interviewNotFound`, `noCvToShare`, `tooManyShares`, and
 * `shareNotFound` for an id that is somebody else's.
 */
export function shareCandidate(
  services: Services,
  accountId: AccountId,
  wish: { interviewId: string } & z.output<typeof endpoint.schema.body>,
): Promise<{ share: Share; link: string }> {
  const { interviewId, id, days, ...chosen } = wish;
  const of = { accountId, interviewId };
  const token = newToken();
  return transact(services, async (transaction) => {
    const { result_id } = await getInterview(transaction, accountId, interviewId);
    await lockInterview(transaction, { accountId, id: interviewId });
    if (await findShare(transaction, { ...of, id })) {
      await replaceToken(transaction, { accountId, id, tokenHash: hashToken(token) });
    } else {
      if (chosen.shows_cv && !(await readCv(transaction, accountId, result_id))) {
        throw new Failure("noCvToShare");
      }
      if ((await countOpenShares(transaction, of)) >= maximumOpenShares) {
        throw new Failure("tooManyShares");
      }
      await deleteEndedShares(transaction, { ...of, kept: maximumEndedShares });
      const isOurs = await insertShare(transaction, {
        id,
        account_id: accountId,
        interview_id: interviewId,
        token_hash: hashToken(token),
        days,
        ...chosen,
      });
      if (!isOurs) {
        throw new Failure("shareNotFound");
      }
      await insertInterviewEvents(transaction, { ...of, events: [{ kind: "shared", whom: chosen.whom }] });
    }
    return { share: await getShare(transaction, { ...of, id }), link: linkOf(services, token) };
  });
}

/** Where a candidate is shown to whoever has the token. */
export function linkOf({ config }: Services, token: string): string {
  return `${config.publicUrl}${paths.sharedCandidate(token)}`;
}
