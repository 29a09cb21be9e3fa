-- What a newer engine finds in the CVs of a screening, kept beside its reports until somebody takes it over or leaves it.
create table rescreenings (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid not null references screenings on delete cascade,
  engine_version text not null,
  -- What was compared by, weights included.
  requirements jsonb not null,
  state text not null default 'comparing'
    check (state in ('comparing', 'ready', 'taking over', 'taken over', 'dismissed')),
  requested_by text not null,
  settled_by text,
  -- Of when the screening was locked, not of when somebody began to wait for that.
  created_at timestamptz not null default clock_timestamp(),
  compared_at timestamptz,
  settled_at timestamptz
);
create index rescreenings_of_screening on rescreenings (screening_id, created_at desc);
create index rescreenings_of_account on rescreenings (account_id);
create unique index rescreenings_open on rescreenings (screening_id)
  where state in ('comparing', 'ready', 'taking over');

create table rescreened_results (
  rescreening_id uuid not null references rescreenings on delete cascade,
  result_id uuid not null references screening_results on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'compared', 'kept', 'taken over')),
  -- Why a result would stay as it is.
  kept_reason text,
  -- Of when it was compared.
  corrections jsonb,
  score_before numeric(5, 2),
  score_after numeric(5, 2),
  score_change numeric(5, 2) generated always as (abs(score_after - score_before)) stored,
  rank_before integer,
  rank_after integer,
  -- The requirements whose verdict changes, with verdict and quotations before and after.
  changes jsonb not null default '[]',
  -- What the result would become; nothing once it is taken over.
  columns jsonb,
  report jsonb,
  original_report jsonb,
  -- What it was, once it is taken over.
  report_before jsonb,
  original_before jsonb,
  primary key (rescreening_id, result_id)
);
create index rescreened_results_of_result on rescreened_results (result_id);
create index rescreened_results_of_account on rescreened_results (account_id);
create index rescreened_results_waiting on rescreened_results (rescreening_id, result_id) where state = 'waiting';
