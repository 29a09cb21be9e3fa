import type { updateScreeningRetention as endpoint, Retention } from "@winnow/contract/retention.ts";
import type { z } from "zod";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { nameOfRecruiter } from "../interviews/name-of-recruiter.ts";
import { correctErasuresAhead } from "./notify-erasures-ahead.ts";
import { presentRetention } from "./present.ts";
import { forgetUntimelyNotice, getClock, type Keeper, lockKeeper, updateKeeper } from "./rows.ts";

type Changes = z.output<typeof endpoint.schema.body>;

/**
 * Changes the days of a screening or drive, or its legal hold; another reason leaves the hold as old as it is. Throws
 * `screeningNotFound` or `driveNotFound`.
 */
export function updateRetention(services: Services, keeper: Keeper, changes: Changes): Promise<Retention> {
  const { days, hold } = changes;
  return transact(services, async (transaction) => {
    await lockKeeper(transaction, keeper);
    if (days !== undefined) {
      await updateKeeper(transaction, keeper, { retention_days: days });
    }
    if (hold === null) {
      await updateKeeper(transaction, keeper, { hold_reason: null, hold_by: null, hold_since: null });
    } else if (hold !== undefined) {
      const { hold_since: since } = await getClock(transaction, keeper);
      await updateKeeper(transaction, keeper, {
        hold_reason: hold,
        hold_by: await nameOfRecruiter(transaction, keeper.accountId),
        hold_since: since ?? (await databaseNow(transaction)),
      });
    }
    await forgetUntimelyNotice(transaction, keeper);
    await correctErasuresAhead(transaction, keeper.accountId);
    return presentRetention(await getClock(transaction, keeper));
  });
}
