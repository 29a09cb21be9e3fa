import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { formatCredits } from "./format-credits.ts";
import { insertHold, lockBalance } from "./rows.ts";
import type { Work } from "./work.ts";

/**
 * Reserves credits for `units` pieces of work that are about to start; answers the hold's id, or null for work
 * that is free. Throws `creditsInsufficient`.
 */
export async function holdCredits(
  database: Queryable<Tables>,
  hold: {
    accountId: AccountId;
    work: Work;
    units: number;
    unitAmount: number;
    /** What else can be done than adding credits, where those that are left pay for `affordable` units. */
    advice?: (affordable: number) => string;
  },
): Promise<string | null> {
  const amount = hold.units * hold.unitAmount;
  if (amount === 0) {
    return null;
  }
  const { available } = await lockBalance(database, hold.accountId);
  if (available < amount) {
    const advice = hold.advice?.(Math.floor(Math.max(available, 0) / hold.unitAmount));
    const missing = formatCredits(amount - available);
    throw new Failure("creditsInsufficient", {
      message: `This needs ${formatCredits(amount)} credits and ${formatCredits(available)} are left. Add ${missing} credits${advice ? ` or ${advice}` : ""}.`,
    });
  }
  return insertHold(database, {
    accountId: hold.accountId,
    work: hold.work,
    amount,
    unitAmount: hold.unitAmount,
  });
}
