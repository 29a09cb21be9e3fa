create table screenings (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  title text not null,
  mode text not null default 'simple' check (mode in ('simple', 'live')),
  visibility text not null default 'internal' check (visibility in ('internal', 'public')),
  status text not null default 'Pending' check (status in ('Pending', 'InProgress', 'Completed')),
  is_sample boolean not null default false,
  jd_state text not null default 'none' check (jd_state in ('none', 'uploading', 'reading', 'read', 'failed')),
  jd_upload_id uuid,
  jd_object_key text,
  jd_file_name text,
  jd_size_bytes bigint,
  jd_media_type text,
  jd_failure_reason text,
  jd_title text,
  jd_text text not null default '',
  jd_instructions text not null default '',
  requirements jsonb not null default '[]',
  refused_criteria jsonb not null default '[]',
  created_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz
);
create index screenings_account on screenings (account_id, created_at desc, id);

create table cv_files (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid not null references screenings on delete cascade,
  file_name text not null,
  size_bytes bigint not null,
  media_type text not null,
  object_key text not null unique,
  state text not null check (state in ('uploading', 'uploaded', 'queued', 'screening', 'screened', 'failed')),
  is_checked boolean not null default false,
  failure_reason text,
  sha256 bytea,
  duplicate_of uuid references cv_files on delete cascade,
  hold_id uuid references credit_holds,
  document jsonb,
  created_at timestamptz not null default now(),
  check ((state = 'failed') = (failure_reason is not null)),
  check (state not in ('queued', 'screening', 'screened') or (is_checked and duplicate_of is null))
);
create index cv_files_screening on cv_files (screening_id, created_at desc, id);
create index cv_files_state on cv_files (screening_id, state);
create index cv_files_duplicate on cv_files (duplicate_of) where duplicate_of is not null;
-- The same bytes are kept once in a screening.
create unique index cv_files_bytes on cv_files (screening_id, sha256) where sha256 is not null and duplicate_of is null;

create table screening_results (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid not null references screenings on delete cascade,
  cv_file_id uuid not null unique references cv_files on delete cascade,
  matching_score numeric(5, 2) not null check (matching_score between 0 and 100),
  must_haves_met integer not null,
  must_haves integer not null,
  flags text[] not null,
  name text,
  email text,
  phone text,
  location text,
  latest_job text,
  years_of_work numeric(4, 1) not null,
  engine_version text not null,
  report jsonb not null,
  created_at timestamptz not null default now()
);
create index screening_results_ranked on screening_results (screening_id, matching_score desc, id);
create index screening_results_account on screening_results (account_id);
