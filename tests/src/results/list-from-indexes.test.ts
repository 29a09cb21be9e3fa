import { randomUUID } from "node:crypto";
import type { AccountId } from "@winnow/server/account-id.ts";
import { type ResultsChoice, resultsChoice } from "@winnow/server/features/results/matching-rows.ts";
import { listResultRows } from "@winnow/server/features/results/rows.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAccount, openLedgerDatabase } from "../support/ledger-database.ts";

let database: Awaited<ReturnType<typeof openLedgerDatabase>>;
let accountId: AccountId;
let openId: string;
let blindId: string;
/** Without texts that are too long to be kept. */
let shortId: string;

/** Four bytes each, and none like the other: nothing that an index could compress. */
const wide = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x20000 + index * 37)).join("");
const names = [
  "Ána Łukasz",
  "ana lukasz",
  "Zoë",
  "O'Brien 100%",
  "under_score",
  "back\\slash",
  "n".repeat(900),
  wide,
  null,
];
const emails = ["a@example.org", "A@EXAMPLE.org", "b@example.org", null, "c@example.org"];
const phones = ["+44 161 5550100", "0161 555 0100", "12", null, "+49 30 9012345678", "030 9012345678"];
const jobs = ["Nurse, Ward 7", "nurse, ward_7", null, "Payroll\nOfficer", "“Chef” 50% off"];
const manyMet = Array.from({ length: 90 }, (_, index) => `a-long-requirement-id-${index}`);

beforeAll(async () => {
  database = await openLedgerDatabase(8);
  accountId = await openAccount(database.kysely);
  openId = await givenResults({ isBlind: false });
  blindId = await givenResults({ isBlind: true });
  shortId = await givenResults({ isBlind: false, names: names.filter((name) => (name ?? "").length < 100) });
});
afterAll(() => database?.close());

/** Of every kind that a list may stumble over, scores with ties. */
async function givenResults(options: { isBlind: boolean; names?: typeof names }): Promise<string> {
  const { isBlind, names: ofPeople = names } = options;
  const { rows } = await database.pool.query(
    "insert into screenings (account_id, title, is_blind) values ($1, 'Listed', $2) returning id",
    [accountId, isBlind],
  );
  const [{ id }] = rows;
  for (let number = 1; number <= 40; number += 1) {
    await addResult(id, number, ofPeople);
  }
  return id;
}

async function addResult(screeningId: string, number: number, ofPeople = names): Promise<void> {
  const pick = <One>(all: readonly One[], step: number) => all[(number * step) % all.length];
  const met =
    number === 9
      ? manyMet
      : ["r1", "r2", "r,3", "r62", "r63"].filter((_, index) => (number >> index) % 2 === 1);
  const facts = {
    ...Object.fromEntries(met.map((id) => [id, { verdict: "met", strength: 1 }])),
    r4: { verdict: number % 3 === 0 ? "partly" : "met", strength: 1 },
  };
  await database.pool.query(
    `with file as (
       insert into cv_files (account_id, screening_id, file_name, size_bytes, media_type, object_key, state, is_checked)
       values ($1, $2, $3, 1, 'application/pdf', $4, 'screened', true) returning id)
     insert into screening_results (account_id, screening_id, cv_file_id, matching_score, must_haves_met, must_haves,
       flags, name, email, phone, location, latest_job, years_of_work, engine_version, report, candidate_number, facts,
       revealed_at, own_score, own_score_reason, own_score_by, own_score_at, decision, decided_by, decided_at)
     select $1, $2, id, $5, $6, 3, $7, $8, $9, $10, $11, $12, $13, 'test', '{}', $14, $15, $16, $17,
            case when $17::numeric is not null then 'why' end, case when $17::numeric is not null then 'me' end,
            case when $17::numeric is not null then now() end, $18, case when $18::text is not null then 'me' end,
            case when $18::text is not null then now() end
       from file`,
    [
      accountId,
      screeningId,
      pick(["Résumé_1.PDF", "cv-100%.pdf", `cv-${number}.pdf`], 1),
      randomUUID(),
      [91, 80, 79.99, 65, 64, 45, 12, 80][number % 8],
      number % 4,
      number % 5 === 0 ? ["unreadable parts"] : [],
      pick(ofPeople, 3),
      pick(emails, 1),
      pick(phones, 1),
      pick(["Łódź", null, "Leeds"], 1),
      pick(jobs, 2),
      number % 7,
      number,
      JSON.stringify(facts),
      number % 6 === 0 ? new Date() : null,
      number % 9 === 0 ? number : null,
      pick([null, "shortlist", "hold"], 1),
    ],
  );
}

/** What a list showed before there were columns and indexes for it, in its order. */
async function asBefore(screeningId: string, choice: ResultsChoice): Promise<string[]> {
  const isHidden = sql`(screening.is_blind and result.revealed_at is null)`;
  const found = (text: ReturnType<typeof sql>) => sql`strpos(folded(${text}), folded(${choice.search})) > 0`;
  const met = (ids: string[]) =>
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, { verdict: "met" }])));
  const bounds = { strong: [80, 101], good: [65, 80], partial: [45, 65], weak: [0, 45] } as const;
  const all = (parts: ReturnType<typeof sql>[], by: string) =>
    parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql.raw(` ${by} `))})`;
  const shares = (key: ReturnType<typeof sql>) => sql`exists (select from screening_results as other
    where other.screening_id = result.screening_id and other.id <> result.id and ${key})`;
  const namesake = sql`(${shares(sql`lower(other.email) = lower(result.email)`)}
    or ${shares(sql`phone_digits(other.phone) = phone_digits(result.phone)`)})`;
  const by = {
    own_score: sql`coalesce(result.own_score, result.matching_score)`,
    name: sql`case when ${isHidden} then null else folded(result.name) end`,
  }[String(choice.sort_by)];
  const { rows } = await sql<{ id: string }>`
    select result.id from screening_results as result
      join screenings as screening on screening.id = result.screening_id
      join cv_files as file on file.id = result.cv_file_id
     where result.screening_id = ${screeningId}
       and (${choice.search} = '' or case when ${isHidden}
         then ${found(sql`concat_ws(' ', 'Candidate ' || result.candidate_number, result.latest_job)`)}
         else ${found(sql`concat_ws(' ', result.name, result.email, result.location, result.latest_job)`)}
           or ${found(sql`file.file_name`)} end)
       and ${all(
         (choice.band ?? []).map((name) => {
           const [from, below] = bounds[name];
           return sql`(matching_score >= ${from} and matching_score < ${below})`;
         }),
         "or",
       )}
       and ${all(
         (choice.must_haves?.length === 1 ? choice.must_haves : []).map((one) =>
           one === "all met" ? sql`must_haves_met = must_haves` : sql`must_haves_met < must_haves`,
         ),
         "or",
       )}
       and ${all(
         (choice.flag ?? []).map((flag) =>
           flag === "same person" ? namesake : sql`${flag} = any(result.flags)`,
         ),
         "or",
       )}
       and (${choice.decision ?? null}::text[] is null
         or coalesce(result.decision, 'undecided') = any(${choice.decision ?? null}::text[]))
       and result.facts @> ${met(choice.met ?? [])}::jsonb
       and not (false or ${sql.join(
         [sql`false`, ...(choice.not_met ?? []).map((id) => sql`result.facts @> ${met([id])}::jsonb`)],
         sql` or `,
       )})
     order by ${by ?? sql.ref(`result.${choice.sort_by}`)} ${sql.raw(choice.order_by)} nulls last, candidate_number`.execute(
    database.kysely,
  );
  return rows.map(({ id }) => id);
}

const queries: Record<string, string>[] = [
  ...[
    "ana",
    "ÁNA",
    "łukasz",
    "ŁUKASZ",
    "lukasz",
    "lodz",
    "zoe",
    "zoë",
    "%",
    "_",
    "\\",
    "100%",
    "er_s",
    "ward_7",
    "cv-1",
    "résumé_1",
    "candidate 1",
  ],
  ..."50%|nnn|example.org leeds|officer\ncv|l\nofficer|\n|payroll\n|leeds nurse|@|nobody at all".split("|"),
].flatMap((search) => [
  { search, order_by: "desc" },
  { search, order_by: "asc" },
]);
queries.push(
  {},
  { order_by: "asc" },
  { sort_by: "name", order_by: "asc" },
  { sort_by: "name" },
  { sort_by: "own_score" },
  { sort_by: "own_score", order_by: "asc", search: "e" },
  { sort_by: "decided_at" },
  { sort_by: "years_of_work", order_by: "asc", band: "good" },
  { sort_by: "must_haves_met", met: "r1" },
  { band: "strong" },
  { band: "strong,good" },
  { band: "strong,weak" },
  { band: "good,weak" },
  { band: "strong,partial" },
  { band: "weak,partial,good,strong" },
  { must_haves: "all met" },
  { must_haves: "some missing", band: "strong,good" },
  { flag: "unreadable parts" },
  { flag: "same person" },
  { flag: "same person", sort_by: "name", order_by: "asc" },
  { flag: "same person,unreadable parts", search: "a" },
  { decision: "undecided" },
  { decision: "undecided,hold", met: "r1" },
  { decision: "shortlist" },
  { met: "r1,r2" },
  { met: "r1", not_met: "r2" },
  { not_met: "r1,r4" },
  { met: "r" },
  { met: "r62", not_met: "r2,r63" },
  { met: "r63,r1" },
  { not_met: "r0", decision: "undecided,shortlist" },
  { met: manyMet[3] ?? "" },
  { not_met: manyMet[3] ?? "" },
  { met: "r4", search: "nurse", decision: "shortlist", flag: "same person" },
);

/** The rank of each result by its score, and whether others share it. */
async function readStandings(screeningId: string): Promise<Map<string, { rank: number; is_tied: boolean }>> {
  const { rows } = await database.pool.query(
    `select id, rank() over (order by matching_score desc) as rank,
            count(*) over (partition by matching_score) > 1 as is_tied
       from screening_results where screening_id = $1`,
    [screeningId],
  );
  return new Map(rows.map(({ id, rank, is_tied }) => [id, { rank, is_tied }]));
}

async function expectAsBefore(screeningId: string): Promise<void> {
  const standings = await readStandings(screeningId);
  for (const query of queries) {
    const choice = resultsChoice.parse(query);
    const expected = await asBefore(screeningId, choice);
    const where = { accountId, screeningId };
    for (const { start, size } of [
      { start: 0, size: 7 },
      { start: Math.max(0, Math.ceil(expected.length / 7) - 1), size: 7 },
      { start: 90, size: 100 },
    ]) {
      const { rows, total } = await listResultRows(database.kysely, where, { ...choice, start, size });
      const ids = rows.map(({ id }) => id);
      const page = expected.slice(start * size, (start + 1) * size);
      expect({ query, start, total, ids }).toEqual({ query, start, total: expected.length, ids: page });
      expect(rows.map(({ rank, is_tied }) => ({ rank, is_tied }))).toEqual(
        ids.map((id) => standings.get(id)),
      );
    }
  }
}

describe("every list shows what it would by looking at the results themselves", () => {
  test("where names are shown", () => expectAsBefore(openId));

  test("where names are hidden but for some", () => expectAsBefore(blindId));

  test("where all is kept in memory", () => expectAsBefore(shortId));

  test("after names were hidden or shown, people revealed, corrected, added and removed", async () => {
    const { pool } = database;
    await pool.query("update screenings set is_blind = not is_blind where id = any($1)", [
      [openId, blindId, shortId],
    ]);
    for (const screeningId of [openId, blindId, shortId]) {
      const change = (text: string) => pool.query(text, [screeningId]);
      await change(
        "update screening_results set revealed_at = now() where screening_id = $1 and candidate_number = 4",
      );
      await change(
        "update screening_results set revealed_at = null where screening_id = $1 and candidate_number = 6",
      );
      await change(
        `update screening_results set name = 'Ana', email = 'new@example.org', phone = null, facts = '{"r1":{"verdict":"met"}}'
          where screening_id = $1 and candidate_number in (7, 8, 9)`,
      );
      await change(
        "update screening_results set email = 'alone@example.org' where screening_id = $1 and candidate_number = 7",
      );
      await change(
        "update screening_results set decision = null, decided_by = null, decided_at = null where screening_id = $1 and candidate_number < 9",
      );
      await change(
        "update screening_results set matching_score = 80.01 where screening_id = $1 and candidate_number > 30",
      );
      await addResult(screeningId, 41);
      await change(
        "delete from screening_results where screening_id = $1 and candidate_number between 11 and 29",
      );

      await expectAsBefore(screeningId);
    }
  });

  test("and counts scores rightly while many change them at once", async () => {
    const { pool } = database;
    const screeningId = await givenResults({ isBlind: false });
    const { rows: results } = await pool.query("select id from screening_results where screening_id = $1", [
      screeningId,
    ]);
    const ids = results.map(({ id }) => id);
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 10 === 9
          ? pool.query("delete from screening_results where id = $1", [ids[index % ids.length]])
          : // In one order, as results of a screening that is locked are changed.
            pool.query(
              `update screening_results set matching_score = $1
                where id in (select id from screening_results where id = any($2) order by id for update)`,
              [index % 7, [ids[index % ids.length], ids[(index * 3) % ids.length]]],
            ),
      ),
    );
    await addResult(screeningId, 41);

    const { rows: counted } = await pool.query(
      "select points, results from score_counts where screening_id = $1 and results <> 0 order by points",
      [screeningId],
    );
    const { rows: there } = await pool.query(
      `select trunc(matching_score)::integer as points, count(*)::integer as results
         from screening_results where screening_id = $1 group by 1 order by 1`,
      [screeningId],
    );
    expect(counted).toEqual(there);
  });

  test("down to one of each two, whoever goes first", async () => {
    const { rows } = await database.pool.query(
      "select id from screening_results where screening_id = $1 order by md5(id::text)",
      [openId],
    );
    const choice = resultsChoice.parse({ flag: "same person" });
    for (const { id } of rows) {
      await database.pool.query("delete from screening_results where id = $1", [id]);
      const page = { ...choice, start: 0, size: 100 };
      const shown = await listResultRows(database.kysely, { accountId, screeningId: openId }, page);
      expect(shown.rows.map((row) => row.id)).toEqual(await asBefore(openId, choice));
    }
  });

  test("and nothing is left of a screening that is gone", async () => {
    await database.pool.query("delete from screenings where id = $1", [blindId]);

    for (const table of ["result_namesakes", "score_counts", "result_versions"]) {
      const { rows } = await database.pool.query(`select from ${table} where screening_id = $1`, [blindId]);
      expect(rows).toEqual([]);
    }
  });
});
