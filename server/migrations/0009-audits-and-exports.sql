-- A random, seeded sample of results, read without scores and names.
create table audits (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid not null references screenings on delete cascade,
  line numeric(5, 2) not null,
  seed integer not null,
  -- Results below the line when the sample was drawn.
  below integer not null,
  created_at timestamptz not null default now()
);
create index audits_screening on audits (screening_id, created_at desc);
create index audits_account on audits (account_id);
create table audit_items (
  audit_id uuid not null references audits on delete cascade,
  position integer not null,
  result_id uuid not null references screening_results on delete cascade,
  is_below boolean not null,
  answer text check (answer in ('good', 'not good')),
  answered_by text,
  answered_at timestamptz,
  primary key (audit_id, position),
  unique (audit_id, result_id)
);
create index audit_items_result on audit_items (result_id);

create table result_exports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid not null references screenings on delete cascade,
  format text not null check (format in ('csv', 'xlsx', 'cvs', 'report-pdf')),
  paper text not null default 'A4',
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  -- The results chosen, in the order of the list, as they were when the export was asked for.
  result_ids uuid[] not null,
  done_count integer not null default 0,
  file_name text not null,
  object_key text unique,
  size_bytes bigint,
  message text,
  requested_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index result_exports_screening on result_exports (screening_id, created_at desc);
create index result_exports_account on result_exports (account_id);
create index result_exports_expiry on result_exports (expires_at);
