import { sql } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import { textEnd } from "../../platform/joined-texts.ts";
import type { Tables } from "../../tables.ts";
import type { InScreening } from "./matching-rows.ts";

/** The results of a screening in the order of the list, with what a search looks at, as of one version of them. */
export type ListedTexts = {
  version: number;
  ids: string[];
  /** One behind the other, each with `textEnd` after it; null where one of them is looked at in its row. */
  text: string | null;
};

/** Which version the results are of, and a search as it is compared with their texts. */
export async function readVersion(
  database: Queryable<Tables>,
  { screeningId }: InScreening,
  search: string,
): Promise<{ version: number; folded: string }> {
  const { rows } = await sql<{ version: number; folded: string }>`
    select ${versionOf(screeningId)} as version, folded(${search}) as folded`.execute(database);
  const [answer] = rows;
  if (!answer) {
    throw new Error("A query answered no row.");
  }
  return answer;
}

export async function readListedTexts(
  database: Queryable<Tables>,
  { accountId, screeningId }: InScreening,
): Promise<ListedTexts> {
  const { rows } = await sql<{ version: number; ids: string; text: string | null }>`
    select ${versionOf(screeningId)} as version, coalesce(string_agg(id::text, ','), '') as ids,
           case when bool_and(listed_text is not null) then string_agg(listed_text || ${textEnd}, '') end as text
      from (select id, listed_text from screening_results
             where account_id = ${accountId} and screening_id = ${screeningId} and candidate_number > 0
             order by matching_score desc, candidate_number) as listed`.execute(database);
  const [answer] = rows;
  if (!answer) {
    throw new Error("A query answered no row.");
  }
  return { ...answer, ids: answer.ids.split(",") };
}

/** The results of a screening that share an e-mail address or a phone number with another, by their ids. */
export async function listNamesakes(
  database: Queryable<Tables>,
  { screeningId }: InScreening,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select result_id as id from result_namesakes where screening_id = ${screeningId}`.execute(database);
  return rows.map(({ id }) => id);
}

function versionOf(screeningId: string) {
  return sql`coalesce((select version from result_versions where screening_id = ${screeningId}), 0)`;
}
