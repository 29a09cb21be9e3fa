import { paths } from "@winnow/contract/paths.ts";
import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { contains } from "../../platform/database/contains.ts";
import type { Work, WorkKind } from "../credits/work.ts";

const kind = "screening";

/** A screening as what credits are held for; its CVs are the pieces that are charged. */
export function workOf(screeningId: string): Work {
  return { kind, id: screeningId };
}

function isOfBlind(accountId: AccountId) {
  return sql<boolean>`reference_kind = 'cv'
    and work_id = any (array(select id from screenings where account_id = ${accountId} and is_blind))`;
}

export const screeningWork: WorkKind = {
  kind,
  pathOf: (id) => paths.results(id),
  isThere: sql<boolean>`exists (select from screenings where screenings.id = credit_entries.work_id)`,
  title: sql<string | null>`(select title from screenings where screenings.id = credit_entries.work_id)`,
  isTitled: (accountId, search) => sql<boolean>`work_id = any (array(
    select id from screenings where account_id = ${accountId} and ${contains(sql`title`, search)}))`,
  // The file's name that an entry was written with, for as long as its screening is blind and its candidate hidden.
  shownReason: (accountId) => sql<string | null>`case
    when ${isOfBlind(accountId)}
    then coalesce(
      (select case when revealed_at is null then 'CV screened: Candidate ' || candidate_number
                   else reason || coalesce(': ' || about, '') end
         from screening_results where cv_file_id = credit_entries.reference_id::uuid),
      'CV screened: a candidate who was removed') end`,
  mayBeMasked: isOfBlind,
  ledgerRules: {
    "a finished CV has its result and its charge": sql`
      select files.account_id, format('CV %s has %s', files.id,
                                case when results.id is null then 'no result' else 'no charge' end) as found
        from cv_files as files
        left join screening_results as results on results.cv_file_id = files.id
        left join credit_entries as debits on debits.reference_kind = 'cv' and debits.type = 'debit'
                                          and debits.reference_id = files.id::text
       where files.state = 'screened' and files.hold_id is not null and (results.id is null or debits.id is null)`,
    "a charged CV is finished": sql`
      select files.account_id, format('CV %s was charged and is %s', files.id, files.state) as found
        from credit_entries as debits
        join cv_files as files on files.id::text = debits.reference_id
       where debits.reference_kind = 'cv' and debits.type = 'debit' and files.state <> 'screened'`,
    "an open hold has work to pay for": sql`
      select holds.account_id, format('hold %s reserves %s for %s CVs of %s', holds.id,
                                      amount - captured - released, count(files.id), unit_amount) as found
        from credit_holds as holds
        join screenings on screenings.id = holds.work_id
        left join cv_files as files on files.hold_id = holds.id and files.state in ('queued', 'screening')
       where captured + released < amount and work_kind = 'screening'
       group by holds.id
      having amount - captured - released <> count(files.id) * unit_amount`,
  },
};
