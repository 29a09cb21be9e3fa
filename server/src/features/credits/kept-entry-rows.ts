import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { textEnd } from "../../platform/joined-texts.ts";
import type { Tables } from "../../tables.ts";
import { storedWordings } from "./languages/stored-wordings.ts";
import { type EntryReader, maskedEntries, shownReasonContains, titledEntries } from "./rows.ts";

/** What a search through a ledger has to know beside the entries that never change. */
export type LedgerSearch = {
  newest: { id: string; sequence: number } | null;
  /** How many entries had forgotten whom they are about. */
  forgotten: number;
  /** What a text is searched for, folded: any of these. */
  folded: string[];
  /** By their numbers: entries of work that has the search in its title, */
  titled: number[];
  /** those that may be shown otherwise than they were written, */
  masked: number[];
  /** and those of them that show the search. */
  maskedFound: number[];
};

export async function readLedgerSearch(
  database: Queryable<Tables>,
  reader: EntryReader,
  search: string,
): Promise<LedgerSearch> {
  const { accountId } = reader;
  const wordings = storedWordings(search, reader.language);
  const { rows } = await sql<LedgerSearch>`
    select (select json_build_object('id', id, 'sequence', sequence) from credit_entries
             where account_id = ${accountId} order by sequence desc limit 1) as newest,
           ${forgottenOf(accountId)} as forgotten, array(select folded(wording) from unnest(${wordings}::text[]) as wording) as folded,
           (select coalesce(json_agg(sequence), '[]') ${titledEntries(reader, search)}) as titled,
           (select coalesce(json_agg(sequence), '[]') ${maskedEntries(reader)}) as masked,
           (select coalesce(json_agg(sequence), '[]')
              ${maskedEntries(reader)} and ${shownReasonContains(reader, search)}) as "maskedFound"`.execute(
    database,
  );
  const [answer] = rows;
  if (!answer) {
    throw new Error("A query answered no row.");
  }
  return answer;
}

/** Entries in columns, oldest first. */
export type EntryColumns = {
  forgotten: number;
  sequences: number[];
  /** In milliseconds since 1970. */
  times: number[];
  /** In hundredths of a credit, what was taken below zero. */
  amounts: number[];
  references: string[];
  /** Empty where an entry is of no work. */
  works: string[];
  /** One behind the other, each with `textEnd` after it. */
  text: string;
};

/** The first `limit` that came after a number. */
export async function readEntryColumns(
  database: Queryable<Tables>,
  accountId: AccountId,
  { after, limit }: { after: number; limit: number },
): Promise<EntryColumns> {
  type Lists = Exclude<keyof EntryColumns, "forgotten">;
  const { rows } = await sql<Record<Lists, string> & { forgotten: number }>`
    select ${forgottenOf(accountId)} as forgotten,
           coalesce(string_agg(sequence::text, ','), '') as sequences,
           coalesce(string_agg(floor(extract(epoch from created_at) * 1000)::bigint::text, ','), '') as times,
           coalesce(string_agg(case when type = 'credit' then amount else -amount end::text, ','), '') as amounts,
           coalesce(string_agg(reference_kind, ','), '') as "references",
           coalesce(string_agg(coalesce(work_id::text, ''), ','), '') as works,
           coalesce(string_agg(listed_text || ${textEnd}, ''), '') as text
      from (select sequence, created_at, type, amount, reference_kind, work_id, listed_text
              from credit_entries
             where account_id = ${accountId} and sequence > ${after}
             order by sequence limit ${limit}) as listed`.execute(database);
  const [answer] = rows;
  if (!answer) {
    throw new Error("A query answered no row.");
  }
  const { forgotten, sequences, times, amounts, references, works, text } = answer;
  const partsOf = (list: string) => (sequences === "" ? [] : list.split(","));
  return {
    forgotten,
    sequences: partsOf(sequences).map(Number),
    times: partsOf(times).map(Number),
    amounts: partsOf(amounts).map(Number),
    references: partsOf(references),
    works: partsOf(works),
    text,
  };
}

function forgottenOf(accountId: AccountId) {
  return sql`(select forgotten_entries from account_usage where account_id = ${accountId})`;
}
