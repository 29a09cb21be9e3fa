import { randomUUID } from "node:crypto";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { listAccountsWithNotification } from "../notifications/rows.ts";
import { erasePeople, keyOfErasing, sendRetentionNotice } from "./jobs.ts";
import { correctErasuresAhead, erasuresAheadSubject, notifyErasuresAhead } from "./notify-erasures-ahead.ts";
import { listAccountsToTell, listToErase, markTold } from "./rows.ts";

/** At a time; whoever is left comes the next hour. */
const maximumAccounts = 200;
const maximumErased = 500;

/** Tells of what is erased within the days of notice, then has erased what was told so long ago and is due. */
export async function followRetention(services: Services): Promise<void> {
  await correctNotifications(services);
  await tellOfErasures(services);
  await queueErasures(services);
}

/** What was told of may have been deleted, or begun again. */
async function correctNotifications(services: Services): Promise<void> {
  const { kysely } = services.database;
  for (const accountId of await listAccountsWithNotification(kysely, erasuresAheadSubject)) {
    await transact(services, (transaction) => correctErasuresAhead(transaction, accountId));
  }
}

/** One notification and one mail an account, however much is due. */
async function tellOfErasures(services: Services): Promise<void> {
  const { kysely } = services.database;
  for (const accountId of await listAccountsToTell(kysely, maximumAccounts)) {
    await transact(services, async (transaction) => {
      if ((await markTold(transaction, accountId)) > 0) {
        await notifyErasuresAhead(transaction, accountId);
        await enqueue(transaction, sendRetentionNotice, [{ payload: { accountId, key: randomUUID() } }]);
      }
    });
  }
}

/** What is queued already is not queued twice; whatever failed for good is tried again. */
async function queueErasures(services: Services): Promise<void> {
  const { kysely } = services.database;
  const due = await listToErase(kysely, maximumErased);
  await enqueue(
    kysely,
    erasePeople,
    due.map(({ kind, id, account_id: accountId }) => {
      const keeper = { kind, accountId, id };
      return { payload: keeper, key: keyOfErasing(keeper) };
    }),
  );
}
