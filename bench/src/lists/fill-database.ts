import { readJd } from "@winnow/matching/read-jd.ts";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import pg from "pg";
import {
  entriesOfAccount,
  entriesOfPurchase,
  largeScreeningSize,
  notificationsOfAccount,
  screeningSizes,
  accounts as usualAccounts,
} from "./amounts.ts";
import { sqlIdOf } from "./ids.ts";

const { requirements } = readJd(sampleScreening.jdText);

/**
 * Fills a database that has its tables, as a superuser. The books add up, as `npm run ledger` finds; reports are empty, since no list
 * reads them, and lie beside their rows in any case.
 */
export async function fillDatabase(administratorUrl: string, accounts: number): Promise<void> {
  const client = new pg.Client({ connectionString: administratorUrl });
  await client.connect();
  try {
    // Without triggers: a million entries would move balances one by one.
    await client.query("set session_replication_role = replica");
    await client.query("set maintenance_work_mem = '256MB'; set work_mem = '256MB'");
    await client.query(accountsSql(accounts));
    await client.query(
      "select set_config('bench.jd', $1, false), set_config('bench.requirements', $2, false)",
      [sampleScreening.jdText, JSON.stringify(requirements)],
    );
    await client.query(screeningsSql(accounts));
    await client.query(triggersOfResults("enable always"));
    await client.query(resultsSql);
    await client.query(triggersOfResults("enable"));
    await client.query(ledgerSql(accounts));
    await client.query(notificationsSql(accounts));
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** Those that keep what lists look at. */
function triggersOfResults(how: "enable" | "enable always"): string {
  return `alter table screening_results ${how} trigger set_what_results_list;
    alter table screening_results ${how} trigger note_namesakes;
    alter table screening_results ${how} trigger count_added_scores`;
}

const accountsSql = (accounts: number) => `
  insert into accounts (id, username, email, password_hash, email_verified_at, created_at)
  select ${sqlIdOf("account", "account")}, 'Recruiter ' || account, 'recruiter' || account || '@example.org', 'none',
         now(), now() - interval '2 years'
    from generate_series(1, ${accounts}) as account;
  insert into sessions (token_hash, account_id, expires_at)
  select sha256(convert_to('session-of-account-' || account, 'UTF8')), ${sqlIdOf("account", "account")},
         now() + interval '30 days'
    from generate_series(1, ${accounts}) as account`;

const screeningsSql = (accounts: number) => `
  create temporary table bench_screenings as
  select account, screening, size, ${sqlIdOf("account", "account")} as account_id,
         ${sqlIdOf("screening", "account", "screening")} as id, ${sqlIdOf("hold", "account", "screening")} as hold_id
    from generate_series(1, ${accounts}) as account
   cross join unnest(array[${[...screeningSizes, largeScreeningSize].join()}]) with ordinality as sizes (size, screening)
   where account = 1 or screening <= ${screeningSizes.length};

  insert into screenings (id, account_id, title, status, jd_state, jd_title, jd_text, requirements, created_at,
    started_at, completed_at, run_started_at)
  select id, account_id,
         (array['Payroll accountant', 'Ward nurse', 'Java developer', 'Warehouse lead', 'Sales manager'])[1 + screening % 5]
           || ' ' || screening,
         'Completed', 'read', 'Payroll accountant', current_setting('bench.jd'),
         current_setting('bench.requirements')::jsonb, made_at, made_at, made_at, made_at
    from bench_screenings, lateral (select now() - screening * interval '20 days' as made_at) as moment`;

const resultsSql = `
  create temporary table bench_results as
  select account, account_id, screening, screenings.id as screening_id, hold_id, number,
         row_number() over (partition by account order by screening, number) as place,
         ${sqlIdOf("file", "account", "screening", "number")} as file_id,
         ${sqlIdOf("result", "account", "screening", "number")} as id,
         (hashint8(account * 1000003 + screening * 10007 + number)::bigint + 2147483648) as chance
    from bench_screenings as screenings cross join lateral generate_series(1, size) as number;

  insert into cv_files (id, account_id, screening_id, file_name, size_bytes, media_type, object_key, state, is_checked,
    sha256, hold_id, created_at)
  select file_id, account_id, screening_id, 'cv-' || number || '.pdf', 80000 + chance % 90000, 'application/pdf',
         'cvs/' || file_id, 'screened', true, sha256(convert_to(file_id::text, 'UTF8')), hold_id,
         now() - screening * interval '20 days' + number * interval '1 second'
    from bench_results order by screening, account, number;

  create temporary table bench_facts as
  select variant, jsonb_object_agg(requirement ->> 'id', jsonb_build_object('verdict', verdict, 'strength',
           case verdict when 'met' then 1 when 'partly' then 0.5 else 0 end)) as facts
    from generate_series(0, 255) as variant
   cross join lateral jsonb_array_elements(current_setting('bench.requirements')::jsonb)
         with ordinality as listed (requirement, position)
   cross join lateral (select (array['met', 'not stated', 'met', 'partly'])[
           1 + (hashint8(variant * 31 + position)::bigint + 2147483648) % 4] as verdict) as drawn
   group by variant;

  insert into screening_results (id, account_id, screening_id, cv_file_id, matching_score, must_haves_met, must_haves,
    flags, name, email, phone, location, latest_job, years_of_work, engine_version, report, candidate_number, facts,
    decision, decision_reason, decided_by, decided_at, created_at)
  select id, account_id, screening_id, file_id, round(chance / 7 % 10001 / 100.0, 2), chance % 6, 5,
         case when chance % 20 = 0 then array['unreadable parts'] else '{}' end,
         given || ' ' || family, lower(given || '.' || family || number / 2 * 2) || '@example.org',
         '+44 161 ' || lpad((chance % 1000000)::text, 7, '0'), (array['Leeds', 'Porto', 'Gdańsk', 'Lyon'])[1 + chance % 4],
         (array['Payroll Officer, Northgate', 'Accountant, Brightwater', 'Clerk, Hollis & Sons'])[1 + chance % 3],
         chance % 300 / 10.0, 'bench', '{}', number, facts, decision,
         case decision when 'reject' then 'Not the experience asked for' end,
         case when decision is not null then 'Recruiter ' || account end, case when decision is not null then now() end,
         now() - screening * interval '20 days' + number * interval '1 second'
    from bench_results
    join bench_facts on variant = chance % 256
   cross join lateral (select
           (array['Anna', 'Bilal', 'Chiara', 'Dmitri', 'Efua', 'Farid', 'Grace', 'Hiro'])[1 + chance / 3 % 8] as given,
           (array['Arnesen', 'Bellamy', 'Castellan', 'Draper', 'Engstrom', 'Fonseca'])[1 + chance / 5 % 6] as family,
           (array['shortlist', 'reject', null, null])[1 + chance / 11 % 4] as decision) as drawn
   order by screening, account, number;

  insert into account_usage (account_id, screenings, cv_files, bytes)
  select account_id, count(distinct screening_id), count(*), sum(size_bytes) from cv_files group by account_id;

  insert into result_events (account_id, result_id, kind, sentence)
  select account_id, id, 'screened', 'Screened' from bench_results;
  insert into result_notes (account_id, result_id, text, written_by)
  select account_id, id, 'Call back in May', 'Recruiter' from bench_results where chance % 10 = 0`;

/** Neighbours in an index too: random ids would take minutes to be sorted in. */
const idInOrder = "overlay(gen_random_uuid()::text placing lpad(to_hex(sequence), 8, '0') from 1 for 8)";

/**
 * Entries of all accounts come in turn, as time goes by; how often those of one account come does not depend on how many
 * accounts there are. The newest charges are for the CVs that are still there, older ones for screenings that were deleted.
 */
const ledgerSql = (accounts: number) => `
  insert into credit_holds (id, account_id, work_kind, work_id, amount, unit_amount, captured)
  select hold_id, account_id, 'screening', id, size * 100, 100, size * 100 from bench_screenings;

  create temporary table bench_entries as
  select account, ${sqlIdOf("account", "account")} as account_id, number,
         number % ${entriesOfPurchase} = 0 as is_purchase,
         row_number() over (partition by account, number % ${entriesOfPurchase} = 0 order by number desc) as place,
         row_number() over (order by number::float / amount, account) as sequence
    from generate_series(1, ${accounts}) as account
   cross join lateral (
           select ${entriesOfAccount} + case account when 1 then ${largeScreeningSize} else 0 end as amount) as amounts
   cross join lateral generate_series(0, amount - 1) as number;
  create index on bench_entries (account, place);
  create index on bench_results (account, place);
  analyze bench_entries, bench_results;

  insert into credit_balances (account_id, balance)
  select account_id, sum(case when is_purchase then ${entriesOfPurchase} * 100 else -100 end)
    from bench_entries group by account_id;
  insert into credit_entries (id, sequence, account_id, type, amount, balance_after, reason, about, reference_kind, reference_id,
    work_id, work_kind, hold_id, idempotency_key, created_at)
  overriding system value
  select ${idInOrder}::uuid, sequence, entries.account_id, case when is_purchase then 'credit' else 'debit' end,
         case when is_purchase then ${entriesOfPurchase} * 100 else 100 end,
         sum(case when is_purchase then ${entriesOfPurchase} * 100 else -100 end)
           over (partition by entries.account order by entries.number),
         case when is_purchase then 'Credits bought' else 'CV screened' end,
         case when is_purchase then null else 'cv-' || coalesce(results.number, entries.number) || '.pdf' end,
         kind, reference, case when is_purchase then null else coalesce(screening_id, ${sqlIdOf("deleted", "entries.account", "entries.number / 50")}) end,
         case when is_purchase then null else 'screening' end, hold_id,
         kind || ':' || reference,
         now() - ((select count(*) from bench_entries) - sequence) * interval '1 minute' * ${usualAccounts}::float / ${accounts}
    from bench_entries as entries
    left join bench_results as results
         on results.account = entries.account and results.place = entries.place and not is_purchase
   cross join lateral (
           select case when is_purchase then 'payment' else 'cv' end as kind,
                  coalesce(file_id::text, ${idInOrder}) as reference) as referred
   order by sequence;
  insert into credit_quarters
  select account_id, date_bin('15 minutes', created_at, timestamptz '1970-01-01 00:00:00Z'),
         credit_piece(work_id, sequence), reference_kind, type, count(*), sum(amount), max(sequence)
    from credit_entries group by 1, 2, 3, 4, 5 order by 1, 2;
  select setval(pg_get_serial_sequence('credit_entries', 'sequence'), max(sequence)) from credit_entries`;

const notificationsSql = (accounts: number) => `
  insert into notification_feeds (account_id, revision)
  select ${sqlIdOf("account", "account")}, ${notificationsOfAccount} from generate_series(1, ${accounts}) as account;
  insert into notifications (account_id, revision, subject, title, message, icon, action, notification_type, status, created_at)
  select ${sqlIdOf("account", "account")}, number, 'screening:' || number, 'Screening finished', number || ' of ' || number || ' CVs, 100%',
         'screening-done', '/admin/screening-result/' || ${sqlIdOf("screening", "account", "1")}, 'progress_completion',
         case when number > 100 then 'cleared' else 'read' end, now() - number * interval '3 hours'
    from generate_series(1, ${accounts}) as account cross join generate_series(1, ${notificationsOfAccount}) as number`;
