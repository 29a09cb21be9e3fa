import { randomInt } from "node:crypto";
import type { Audit } from "@winnow/contract/audits.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { lockScreening } from "../screenings/rows.ts";
import { drawSample } from "./draw-sample.ts";
import { presentAudit } from "./present.ts";
import { getAuditRow, insertAudit, listAroundLine } from "./rows.ts";

const minBelow = 3;
const largestSeed = 2_147_483_647;

/** Draws a sample from below a line, mixed with some from above. Throws `screeningNotFound` or `auditTooSmall`. */
export async function createAudit(
  services: Services,
  accountId: AccountId,
  wish: { screeningId: string; line: number; size: number; seed?: number | undefined },
): Promise<Audit> {
  const { screeningId, size, seed = randomInt(largestSeed) } = wish;
  // Scores have two decimals, and so has the line that is kept.
  const line = Math.round(wish.line * 100) / 100;
  return transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, screeningId);
    const { below, above } = await listAroundLine(transaction, { accountId, screeningId, line });
    if (below.length < minBelow) {
      throw new Failure("auditTooSmall");
    }
    const items = drawSample({ below, above, size, seed });
    const id = await insertAudit(transaction, {
      accountId,
      screeningId,
      line,
      seed,
      below: below.length,
      items,
    });
    return presentAudit(await getAuditRow(transaction, accountId, id));
  });
}
