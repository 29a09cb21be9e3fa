-- Interview drives: a round of interviews with its questions, its candidates and what became of each.

create table drives (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  title text not null,
  status text not null default 'Draft' check (status in ('Draft', 'InProgress', 'Completed', 'Cancelled')),
  screening_id uuid references screenings on delete set null,
  jd_title text,
  jd_text text not null default '',
  jd_instructions text not null default '',
  jd_object_key text,
  jd_file_name text,
  jd_media_type text,
  jd_size_bytes bigint,
  skills jsonb not null default '[]',
  questions jsonb not null default '[]',
  opens_at timestamptz,
  closes_at timestamptz,
  time_zone text not null default 'UTC',
  asks_about_gaps boolean not null default true,
  alternative_form text,
  extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 300),
  invitation_text text,
  reminder_text text,
  -- Invitations leave when it has passed.
  undo_until timestamptz,
  undo_batch_id uuid,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  scheduled_at timestamptz,
  completed_at timestamptz,
  check (opens_at < closes_at)
);
create index drives_of_account on drives (account_id, created_at desc, id);
create index drives_to_close on drives (closes_at) where status = 'InProgress';

create table drive_candidates (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  drive_id uuid not null references drives on delete cascade,
  name text not null,
  email text not null,
  time_zone text,
  result_id uuid references screening_results on delete set null,
  own_questions jsonb not null default '[]',
  created_at timestamptz not null default now()
);
-- One invitation per address, whatever its spelling.
create unique index drive_candidates_once on drive_candidates (drive_id, lower(email));
create index drive_candidates_of_account on drive_candidates (account_id);
create index drive_candidates_of_result on drive_candidates (result_id) where result_id is not null;

create table interviews (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  drive_id uuid not null references drives on delete cascade,
  candidate_id uuid not null unique references drive_candidates on delete cascade,
  -- Which act of scheduling made it: what can be undone together.
  batch_id uuid not null,
  hold_id uuid references credit_holds,
  status text not null default 'NotAttended' check (status in ('NotAttended', 'Started', 'COMPLETED')),
  outcome text not null default 'none' check (outcome in ('none', 'withdrawn', 'closed', 'cancelled')),
  email_status text not null default 'NOT_SENT' check (email_status in ('SENT', 'NOT_SENT')),
  email_failure text,
  -- Nothing tries any longer to send it.
  email_given_up boolean not null default false,
  -- Counts invitations, so that each is sent once and a new one again.
  invitation integer not null default 1,
  invited_at timestamptz,
  begun_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  check (outcome = 'none' or status <> 'COMPLETED')
);
create index interviews_of_drive on interviews (drive_id, created_at, id);
create index interviews_of_account on interviews (account_id, created_at desc, id);

-- Whoever has a link is the candidate. Each mail brings a link of its own, of which only the hash is kept.
create table interview_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  created_at timestamptz not null default now()
);
create index interview_links_of_interview on interview_links (interview_id);
create index interview_links_of_account on interview_links (account_id);

-- Previews of files that wait to be taken over whole.
create table drive_imports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  drive_id uuid not null references drives on delete cascade,
  kind text not null check (kind in ('jd', 'candidates', 'questions')),
  preview jsonb not null,
  applied_at timestamptz,
  created_at timestamptz not null default now()
);
create index drive_imports_of_drive on drive_imports (drive_id);
create index drive_imports_of_account on drive_imports (account_id);

create table drive_events (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  account_id uuid not null references accounts on delete cascade,
  drive_id uuid not null references drives on delete cascade,
  sentence text not null,
  created_at timestamptz not null default now()
);
create index drive_events_of_drive on drive_events (drive_id, sequence desc);
create index drive_events_of_account on drive_events (account_id);
