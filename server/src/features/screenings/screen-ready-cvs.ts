import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { isLocked } from "../accounts/lock-rows.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import { lockBalance } from "../credits/rows.ts";
import { queueReadyCvFiles } from "./cv-file-rows.ts";
import { notifyWaitForCredits } from "./notify-screening.ts";
import { queueScreening } from "./queue-cv-files.ts";
import { priceOfCv } from "./quote-screening.ts";
import { getScreening, listWaitingForCredits, lockScreeningIfThere, type ScreeningRow } from "./rows.ts";
import { workOf } from "./screening-work-rows.ts";

/**
 * A running live screening takes up its ready CVs, oldest first, as far as the credits go; the rest waits until
 * there are more, and until a locked account is unlocked. The screening is locked by the caller.
 */
export async function screenReadyCvs(
  services: Services,
  transaction: Queryable<Tables>,
  screening: ScreeningRow,
): Promise<void> {
  const accountId = screening.account_id;
  const screeningId = screening.id;
  if (await isLocked(transaction, accountId)) {
    return;
  }
  const price = await priceOfCv(services, transaction, screening);
  const { available } = await lockBalance(transaction, accountId);
  const { ready } = await getScreening(transaction, accountId, screeningId);
  const units = price === 0 ? ready : Math.min(ready, Math.floor(available / price));
  await notifyWaitForCredits(transaction, { accountId, screening, isWaiting: units < ready });
  if (units === 0) {
    return;
  }
  const holdId = await holdCredits(transaction, {
    accountId,
    work: workOf(screeningId),
    units,
    unitAmount: price,
  });
  const queued = await queueReadyCvFiles(transaction, { accountId, screeningId, holdId, atMost: units });
  await queueScreening(transaction, accountId, queued);
}

/**
 * CVs that waited for credits go on by themselves: those of one account the moment that some have arrived, and of all
 * every minute, for credits that were given back.
 */
export async function resumeLiveScreenings(
  services: Services,
  { accountId }: { accountId?: AccountId } = {},
): Promise<void> {
  const { kysely } = services.database;
  const waiting = await listWaitingForCredits(kysely, accountId);
  for (const row of waiting) {
    await transact(services, async (transaction) => {
      const screening = await lockScreeningIfThere(transaction, row.account_id, row.id);
      if (screening?.status === "InProgress" && screening.mode === "live") {
        await screenReadyCvs(services, transaction, screening);
      }
    });
  }
}
