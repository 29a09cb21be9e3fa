import { paths } from "@winnow/contract/paths.ts";
import { type RawBuilder, sql } from "kysely";
import { contains } from "../../platform/database/contains.ts";
import type { Work, WorkKind } from "../credits/work.ts";

const kind = "drive";

/** A drive as what credits are held for; its interviews are the pieces that are charged. */
export function workOf(driveId: string): Work {
  return { kind, id: driveId };
}

/** What candidates complete while an account is locked is charged when it is unlocked. */
function isNotLocked(accountId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from accounts where accounts.id = ${accountId} and locked_at is not null)`;
}

export const driveWork: WorkKind = {
  kind,
  pathOf: (id) => paths.drive(id),
  isThere: sql<boolean>`exists (select from drives where drives.id = credit_entries.work_id)`,
  title: sql<string | null>`(select title from drives where drives.id = credit_entries.work_id)`,
  isTitled: (accountId, search) => sql<boolean>`work_id = any (array(
    select id from drives where account_id = ${accountId} and ${contains(sql`title`, search)}))`,
  shownReason: () => sql<string | null>`null::text`,
  mayBeMasked: () => sql<boolean>`false`,
  ledgerRules: {
    "a completed interview has its charge": sql`
      select interviews.account_id, format('interview %s has no charge', interviews.id) as found
        from interviews
        left join credit_entries as debits on debits.reference_kind = 'interview' and debits.type = 'debit'
                                          and debits.reference_id = interviews.id::text
       where ${isNotLocked(sql`interviews.account_id`)} and interviews.status = 'COMPLETED' and interviews.hold_id is not null and debits.id is null`,
    "a charged interview is completed": sql`
      select interviews.account_id, format('interview %s was charged and is %s', interviews.id, status) as found
        from credit_entries as debits
        join interviews on interviews.id::text = debits.reference_id
       where debits.reference_kind = 'interview' and debits.type = 'debit' and interviews.status <> 'COMPLETED'`,
    "an open hold has interviews to pay for": sql`
      select holds.account_id, format('hold %s reserves %s for %s interviews of %s', holds.id,
                                      amount - captured - released, count(interviews.id), unit_amount) as found
        from credit_holds as holds
        join drives on drives.id = holds.work_id
        left join interviews on interviews.hold_id = holds.id and interviews.outcome = 'none'
                            and interviews.status <> 'COMPLETED'
       where work_kind = 'drive' and ${isNotLocked(sql`holds.account_id`)}
       group by holds.id
      having amount - captured - released <> count(interviews.id) * unit_amount`,
  },
};
