import { resultsQuery, scoreBands } from "@winnow/contract/results.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { contains, containsInFolded } from "../../platform/database/contains.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** What of a results list's query says which results are meant and in what order, whatever page is shown. */
export const resultsChoice = resultsQuery.omit({ start: true, size: true }).strict();
export type ResultsChoice = z.output<typeof resultsChoice>;
export type InScreening = { accountId: AccountId; screeningId: string };

/** True of all results: by saying it a query is planned on the index that is limited to it, see migration 0054. */
const isInSearchIndex = sql<SqlBool>`result.candidate_number > 0`;
const isInFilterIndex = sql<SqlBool>`result.must_haves >= 0`;

/** Who this is may not be shown. */
export const isHidden = sql<boolean>`(screening.is_blind and result.revealed_at is null)`;

/** The results of one screening that a query is about, best first or as it sorts. */
export function matchingResults(database: Queryable<Tables>, where: InScreening, choice: ResultsChoice) {
  let matching = database
    .selectFrom("screening_results as result")
    .where("result.account_id", "=", where.accountId)
    .where("result.screening_id", "=", where.screeningId);
  if (choice.search !== "") {
    matching = matching.where(isInSearchIndex).where(matchesSearch(where, choice.search));
  } else if (needsFilterIndex(choice)) {
    matching = matching.where(isInFilterIndex);
  }
  if (choice.band?.length) {
    matching = matching.where(inBands(choice.band));
  }
  if (choice.must_haves?.length === 1) {
    matching = matching.where(
      choice.must_haves[0] === "all met"
        ? sql<SqlBool>`result.must_haves_met = result.must_haves`
        : sql<SqlBool>`result.must_haves_met < result.must_haves`,
    );
  }
  if (choice.flag?.length) {
    matching = matching.where(isFlagged(where, choice.flag));
  }
  if (choice.decision?.length) {
    matching = matching.where(isDecided(choice.decision));
  }
  if (choice.met?.length) {
    matching = matching.where(areMet(where, choice.met));
  }
  for (const id of choice.not_met ?? []) {
    matching = matching.where(sql<SqlBool>`not ${areMet(where, [id])}`);
  }
  return matching;
}

/** Whether a choice leaves results out. */
export function isFiltered(choice: ResultsChoice): boolean {
  const { band, must_haves, flag, decision, met, not_met } = choice;
  const groups = [band, must_haves, flag, decision, met, not_met];
  return choice.search !== "" || groups.some((group) => group !== undefined);
}

/** What is not in the smaller indexes by score and by name. */
function needsFilterIndex({ sort_by, must_haves, flag, met = [], not_met = [] }: ResultsChoice): boolean {
  const hasEngineFlag = flag?.some((one) => one !== "same person") ?? false;
  const isByOther = sort_by !== "matching_score" && sort_by !== "name";
  const hasOtherId = [...met, ...not_met].some((id) => !numberedRequirement.test(id));
  return isByOther || hasEngineFlag || hasOtherId || must_haves !== undefined;
}

/** Sorts by what may be shown: hidden names have no order but that of the candidates' numbers. */
export function inOrder(matching: ReturnType<typeof matchingResults>, choice: ResultsChoice) {
  const { sort_by: column, order_by: direction } = choice;
  if (column === "matching_score") {
    // As its index has it, without a word on nulls: there are none.
    return matching.orderBy("result.matching_score", direction).orderBy("result.candidate_number");
  }
  const by =
    column === "own_score"
      ? sql`coalesce(result.own_score, result.matching_score)`
      : column === "name"
        ? sql.ref("result.listed_name")
        : sql.ref(`result.${column}`);
  return matching
    .orderBy(by, (order) => (direction === "asc" ? order.asc() : order.desc()).nullsLast())
    .orderBy("result.candidate_number");
}

/** A text too long for its index, or a search over the end of a line, is left to the columns themselves. */
function matchesSearch(where: InScreening, search: string) {
  const isIn = (texts: RawBuilder<SqlBool>) => sql<SqlBool>`result.id in (
    select result.id
      from screening_results as result
      join screenings as screening on screening.id = result.screening_id
      join cv_files as file on file.id = result.cv_file_id
     where result.screening_id = ${where.screeningId} and ${texts}
       and case when ${isHidden}
           then ${contains(sql`concat_ws(' ', 'Candidate ' || result.candidate_number, result.latest_job)`, search)}
           else ${contains(sql`concat_ws(' ', result.name, result.email, result.location, result.latest_job)`, search)}
             or ${contains(sql`file.file_name`, search)} end)`;
  if (search.includes("\n")) {
    return isIn(sql`true`);
  }
  const isInIndex = containsInFolded(sql.ref("result.listed_text"), search);
  return sql<SqlBool>`coalesce(${isInIndex}, ${isIn(sql`result.listed_text is null`)})`;
}

/** From the lowest to the highest, less what lies between: one range of an index, as a rule. */
function inBands(names: (typeof scoreBands)[number]["name"][]) {
  const bounds = scoreBands.map(({ name, from }, index) => ({
    isWished: names.includes(name),
    from,
    below: scoreBands[index - 1]?.from ?? 101,
  }));
  const wished = bounds.filter(({ isWished }) => isWished);
  const [from, below] = [
    Math.min(...wished.map((band) => band.from)),
    Math.max(...wished.map((band) => band.below)),
  ];
  const between = bounds.filter((band) => !band.isWished && band.from >= from && band.below <= below);
  const isOutside = between.map(
    (band) => sql`and not (result.matching_score >= ${band.from} and result.matching_score < ${band.below})`,
  );
  return sql<SqlBool>`(result.matching_score >= ${from} and result.matching_score < ${below}
    ${sql.join(isOutside, sql` `)})`;
}

function isFlagged({ screeningId }: InScreening, flags: string[]) {
  const ofEngine = flags.filter((flag) => flag !== "same person");
  const hasFlag = sql<SqlBool>`result.flags && ${ofEngine}::text[]`;
  // Another result of the screening has the same e-mail address or phone number.
  // Said so, it is looked up in a hash, never row by row.
  const hasNamesake = sql<SqlBool>`(result.id in (
    select result_id from result_namesakes where screening_id = ${screeningId})) is true`;
  if (ofEngine.length === flags.length) {
    return hasFlag;
  }
  return ofEngine.length === 0 ? hasNamesake : sql<SqlBool>`(${hasFlag} or ${hasNamesake})`;
}

function isDecided(kinds: string[]) {
  const decided = sql<SqlBool>`result.decision = any(${kinds.filter((kind) => kind !== "undecided")}::text[])`;
  if (!kinds.includes("undecided")) {
    return decided;
  }
  return kinds.length === 1
    ? sql<SqlBool>`result.decision is null`
    : sql<SqlBool>`(result.decision is null or ${decided})`;
}

/** Which of the requirements have a bit, see migration 0070. */
const numberedRequirement = /^r([1-9]|[1-5][0-9]|6[0-2])$/;

function areMet({ screeningId }: InScreening, ids: string[]) {
  const numbered = ids.filter((id) => numberedRequirement.test(id));
  const others = ids.filter((id) => !numberedRequirement.test(id));
  const bits = numbered.reduce((sum, id) => sum | (1n << BigInt(id.slice(1))), 0n).toString();
  const haveBits = sql<SqlBool>`(result.met_bits & ${bits}::bigint) = ${bits}::bigint`;
  if (others.length === 0) {
    return sql<SqlBool>`(${haveBits})`;
  }
  // Where the list of what is met is too long for its index, the facts say it.
  const facts = Object.fromEntries(others.map((id) => [id, { verdict: "met" }]));
  return sql<SqlBool>`(${haveBits} and coalesce(result.met @> ${others}::text[], result.id in (
    select id from screening_results
     where screening_id = ${screeningId} and met is null and facts @> ${JSON.stringify(facts)}::jsonb)))`;
}
