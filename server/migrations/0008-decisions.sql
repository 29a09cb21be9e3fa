alter table screenings
  add column is_blind boolean not null default false,
  -- When the run that is going on, or the last one, was started.
  add column run_started_at timestamptz;
update screenings set run_started_at = started_at;

-- What people decided and said about a result. The matching score is the engine's alone.
alter table screening_results
  add column candidate_number integer,
  -- Verdict and strength by requirement, as in the report: what filters and other weights need of it.
  add column facts jsonb not null default '{}',
  add column decision text check (decision in ('shortlist', 'hold', 'reject')),
  add column decision_reason text,
  add column decided_by text,
  add column decided_at timestamptz,
  add column own_score numeric(5, 2) check (own_score between 0 and 100),
  add column own_score_reason text,
  add column own_score_by text,
  add column own_score_at timestamptz,
  add column revealed_at timestamptz,
  -- The corrections in force, and the report as it was before the first of them.
  add column corrections jsonb not null default '[]',
  add column original_report jsonb,
  add constraint screening_results_decision_is_whole
    check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)),
  add constraint screening_results_rejection_has_reason
    check (decision is distinct from 'reject' or decision_reason is not null),
  add constraint screening_results_own_score_has_reason
    check ((own_score is null) = (own_score_reason is null) and (own_score is null) = (own_score_at is null)
       and (own_score is null) = (own_score_by is null)),
  add constraint screening_results_corrected_keeps_original
    check (jsonb_array_length(corrections) = 0 or original_report is not null);
update screening_results set candidate_number = numbered.number
  from (select id, row_number() over (partition by screening_id order by created_at, id) as number
          from screening_results) as numbered
 where numbered.id = screening_results.id;
update screening_results set facts = coalesce((
  select jsonb_object_agg(fact ->> 'requirementId',
           jsonb_build_object('verdict', fact -> 'verdict', 'strength', fact -> 'strength'))
    from jsonb_array_elements(report -> 'facts') as fact), '{}');
alter table screening_results
  alter column candidate_number set not null,
  alter column facts drop default;
create unique index screening_results_candidate on screening_results (screening_id, candidate_number);
create index screening_results_email on screening_results (screening_id, lower(email)) where email is not null;
-- The last nine digits, with and without the country's number the same; null for what is too short to be told apart.
create function phone_digits(phone text) returns text immutable parallel safe language sql
  return case when length(regexp_replace(phone, '\D', '', 'g')) >= 7
              then right(regexp_replace(phone, '\D', '', 'g'), 9) end;
create index screening_results_phone on screening_results (screening_id, phone_digits(phone))
  where phone is not null;

-- One bulk act, so that it can be undone as one; previous_* is what an undo puts back.
create table decision_batches (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid not null references screenings on delete cascade,
  decision text check (decision in ('shortlist', 'hold', 'reject')),
  reason text,
  decided_by text not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index decision_batches_screening on decision_batches (screening_id);
create index decision_batches_account on decision_batches (account_id);
create table decision_batch_items (
  batch_id uuid not null references decision_batches on delete cascade,
  result_id uuid not null references screening_results on delete cascade,
  decided_at timestamptz,
  previous_decision text,
  previous_reason text,
  previous_by text,
  previous_at timestamptz,
  primary key (batch_id, result_id)
);
create index decision_batch_items_result on decision_batch_items (result_id);

create table result_notes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  result_id uuid not null references screening_results on delete cascade,
  text text not null,
  written_by text not null,
  created_at timestamptz not null default now()
);
create index result_notes_result on result_notes (result_id, created_at desc);
create index result_notes_account on result_notes (account_id);

-- Who did what to a result, and when; only ever added to.
create table result_events (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  account_id uuid not null references accounts on delete cascade,
  result_id uuid not null references screening_results on delete cascade,
  kind text not null check (kind in
    ('screened', 'decided', 'decision undone', 'noted', 'own score', 'corrected', 'weighed anew', 'revealed')),
  sentence text not null,
  caused_by text,
  created_at timestamptz not null default now()
);
create index result_events_result on result_events (result_id, sequence desc);
create index result_events_account on result_events (account_id);
insert into result_events (account_id, result_id, kind, sentence, created_at)
  select account_id, id, 'screened', 'Screened: score ' || trim_scale(matching_score), created_at from screening_results
   order by created_at, id;
create function result_events_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'the history of a result cannot be changed';
end $$;
create trigger result_events_stay before update or delete on result_events
  for each row execute function result_events_stay();

create table saved_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  list text not null check (list in ('screenings', 'results')),
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (account_id, list, name)
);
