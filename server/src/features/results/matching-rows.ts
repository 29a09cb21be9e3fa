import { resultsQuery, scoreBands } from "@winnow/contract/results.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { letterOrder } from "../../platform/database/natural-order.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** What of a results list's query says which results are meant and in what order, whatever page is shown. */
export const resultsChoice = resultsQuery.omit({ start: true, size: true }).strict();
export type ResultsChoice = z.output<typeof resultsChoice>;
export type InScreening = { accountId: AccountId; screeningId: string };

/** Who this is may not be shown. */
export const isHidden = sql<boolean>`(screening.is_blind and result.revealed_at is null)`;

/** The results of one screening that a query is about, best first or as it sorts. */
export function matchingResults(database: Queryable<Tables>, where: InScreening, choice: ResultsChoice) {
  let matching = database
    .selectFrom("screening_results as result")
    .where("result.account_id", "=", where.accountId)
    .where("result.screening_id", "=", where.screeningId);
  if (choice.search !== "") {
    matching = matching.where(matchesSearch(where, choice.search));
  }
  if (choice.band?.length) {
    const bands = choice.band;
    matching = matching.where((one) => one.or(bands.map(inBand)));
  }
  if (choice.must_haves?.length === 1) {
    matching = matching.where(
      choice.must_haves[0] === "all met"
        ? sql<SqlBool>`result.must_haves_met = result.must_haves`
        : sql<SqlBool>`result.must_haves_met < result.must_haves`,
    );
  }
  if (choice.flag?.length) {
    const flagged = sql<SqlBool>`result.flags && ${choice.flag}::text[]`;
    matching = matching.where(
      choice.flag.includes("same person") ? sql<SqlBool>`(${flagged} or ${hasNamesake(where)})` : flagged,
    );
  }
  if (choice.decision?.length) {
    matching = matching.where(
      sql<SqlBool>`coalesce(result.decision, 'undecided') = any(${choice.decision}::text[])`,
    );
  }
  if (choice.met?.length) {
    matching = matching.where(sql<SqlBool>`result.facts @> ${asMet(choice.met)}::jsonb`);
  }
  for (const id of choice.not_met ?? []) {
    matching = matching.where(sql<SqlBool>`not result.facts @> ${asMet([id])}::jsonb`);
  }
  return matching;
}

/** Whether a choice leaves results out. */
export function isFiltered({ search, sort_by, order_by, ...groups }: ResultsChoice): boolean {
  return search !== "" || Object.values(groups).some((group) => group !== undefined);
}

/** Sorts by what may be shown: hidden names have no order but that of the candidates' numbers. */
export function inOrder(
  matching: ReturnType<typeof matchingResults>,
  where: InScreening,
  choice: ResultsChoice,
) {
  const { sort_by: column, order_by: direction } = choice;
  if (column === "matching_score") {
    // As its index has it, without a word on nulls: there are none.
    return matching.orderBy("result.matching_score", direction).orderBy("result.candidate_number");
  }
  const by =
    column === "own_score"
      ? sql`coalesce(result.own_score, result.matching_score)`
      : column === "name"
        ? sql`case when ${isHiddenIn(where)} then null else ${letterOrder(sql.ref("result.name"))} end`
        : sql.ref(`result.${column}`);
  return matching
    .orderBy(by, (order) => (direction === "asc" ? order.asc() : order.desc()).nullsLast())
    .orderBy("result.candidate_number");
}

/** As `isHidden`, where all results are of one screening: that is looked up once. */
function isHiddenIn({ screeningId }: InScreening) {
  return sql<boolean>`(result.revealed_at is null and (select is_blind from screenings where id = ${screeningId}))`;
}

/** File names are gone through as a whole: looked up result by result they take most of the time of a long list. */
function matchesSearch(where: InScreening, search: string) {
  const found = (text: RawBuilder<string>) => sql<SqlBool>`strpos(lower(${text}), lower(${search})) > 0`;
  return sql<SqlBool>`case when ${isHiddenIn(where)}
    then ${found(sql`concat_ws(' ', 'Candidate ' || result.candidate_number, result.latest_job)`)}
    else ${found(sql`concat_ws(' ', result.name, result.email, result.location, result.latest_job)`)}
      or result.cv_file_id in (
        select id from cv_files where screening_id = ${where.screeningId} and ${found(sql`file_name`)}) end`;
}

function inBand(name: (typeof scoreBands)[number]["name"]) {
  const index = scoreBands.findIndex((band) => band.name === name);
  const from = scoreBands[index]?.from ?? 0;
  const below = scoreBands[index - 1]?.from ?? 101;
  return sql<SqlBool>`(result.matching_score >= ${from} and result.matching_score < ${below})`;
}

function asMet(requirementIds: string[]): string {
  return JSON.stringify(Object.fromEntries(requirementIds.map((id) => [id, { verdict: "met" }])));
}

/** Another result of the screening has the same e-mail address or phone number. */
function hasNamesake({ screeningId }: InScreening) {
  return sql`result.id in (
    select unnest(array_agg(id)) from screening_results where screening_id = ${screeningId} and email is not null
     group by lower(email) having count(*) > 1
    union all
    select unnest(array_agg(id)) from screening_results where screening_id = ${screeningId} and phone is not null
     group by phone_digits(phone) having count(*) > 1 and phone_digits(phone) is not null)`;
}
