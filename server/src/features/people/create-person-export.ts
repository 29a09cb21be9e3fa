import type { PersonExport } from "@winnow/contract/people.ts";
import { exportDaysKept } from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { safeEntryName } from "../exports/safe-entry-name.ts";
import { requireRoom } from "../usage/require-room.ts";
import { chooseThings, type Thing } from "./choose-things.ts";
import { findPerson } from "./find-person.ts";
import { whoTheyAre } from "./get-person.ts";
import { makePersonExport } from "./jobs.ts";
import { presentPersonExport } from "./present-person-export.ts";
import { countUnfinishedPersonExports, insertPersonExport } from "./rows.ts";

/**
 * Asks for a ZIP of some things that are kept of a person. Throws `personNotFound`, also where everything named is gone,
 * `personHidden`, `accountFull`.
 */
export async function createPersonExport(
  services: Services,
  accountId: AccountId,
  wish: { personId: string; things: Thing[] },
): Promise<PersonExport> {
  return transact(services, async (transaction) => {
    const found = await findPerson(transaction, accountId, wish.personId);
    const things = await chooseThings(transaction, accountId, { found, named: wish.things });
    if (things.length === 0) {
      throw new Failure("personNotFound");
    }
    await requireRoom(services, transaction, { accountId, wanted: { bytes: 0 } });
    const idsOf = (kind: Thing["kind"]) => things.filter((one) => one.kind === kind).map(({ id }) => id);
    const { names, emails } = whoTheyAre(found);
    const row = await insertPersonExport(transaction, {
      account_id: accountId,
      cv_file_ids: idsOf("cv"),
      application_ids: idsOf("application"),
      candidate_ids: idsOf("candidate"),
      file_name: safeEntryName(names[0] ?? emails[0] ?? "Person", "zip"),
      daysKept: exportDaysKept,
    });
    const waiting = (await countUnfinishedPersonExports(transaction, accountId)) - 1;
    await enqueue(transaction, makePersonExport, [{ payload: { exportId: row.id } }], { waiting });
    return presentPersonExport(row);
  });
}
