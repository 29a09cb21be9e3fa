import type { Transaction } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { lockScreeningIfThere, type ScreeningRow } from "../screenings/rows.ts";
import { findApplicationOfToken, type SentApplication } from "./rows.ts";

/** Whose receipt a link opens. Throws `linkNotFound`, alike for unknown, malformed and erased. */
export async function followReceipt(database: Queryable<Tables>, token: string): Promise<SentApplication> {
  const application = await findApplicationOfToken(database, hashToken(token));
  if (!application) {
    throw new Failure("linkNotFound");
  }
  return application;
}

/** What a call by the receipt is about, for who writes of it. Throws `linkNotFound`. */
export async function subjectOfReceipt(
  { database }: Services,
  token: string,
): Promise<{ accountId: string; id: string }> {
  const { account_id: accountId, id } = await followReceipt(database.kysely, token);
  return { accountId, id };
}

/**
 * Does `run` with the screening of a receipt locked, which everything that changes an application takes: whatever is
 * sent twice at once comes one after the other. Throws `linkNotFound`.
 */
export function inReceipt<T>(
  services: Services,
  token: string,
  run: (
    transaction: Transaction<Tables>,
    found: { application: SentApplication; screening: ScreeningRow },
  ) => Promise<T>,
): Promise<T> {
  return transact(services, async (transaction) => {
    const before = await followReceipt(transaction, token);
    const screening = await lockScreeningIfThere(transaction, before.account_id, before.screening_id);
    // It may have been erased until now.
    const application = await followReceipt(transaction, token);
    if (!screening) {
      throw new Failure("linkNotFound");
    }
    return run(transaction, { application, screening });
  });
}

/** Throws `applicationWithdrawn`. */
export function requireNotWithdrawn({ withdrawn_at }: SentApplication): void {
  if (withdrawn_at) {
    throw new Failure("applicationWithdrawn");
  }
}
