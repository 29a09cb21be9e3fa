-- Forms by which people apply to a screening, and what they send. Until an application is sent it is the applicant's
-- own: nobody sees it, and one that is left goes after a day.

create table job_forms (
  screening_id uuid primary key references screenings on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- What the link holds; another one takes its place when the link is replaced.
  public_id uuid not null unique default gen_random_uuid(),
  version integer not null default 1,
  -- Empty: as the job description has it.
  title text not null default '',
  description text not null default '',
  questions jsonb not null default '[]',
  is_closed boolean not null default false,
  opens_at timestamptz,
  closes_at timestamptz,
  shows_score boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  check (opens_at is null or closes_at is null or opens_at < closes_at)
);
create index job_forms_of_account on job_forms (account_id);

create table applications (
  -- Chosen by the applicant's page.
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid not null references screenings on delete cascade,
  state text not null default 'begun' check (state in ('begun', 'sent')),
  -- The CV, until it is sent a file of this application alone; then one of the screening.
  file_id uuid not null,
  file_name text not null,
  size_bytes integer not null check (size_bytes > 0),
  media_type text not null,
  object_key text,
  -- What is stored is the file that was announced, out of reach of its link.
  has_arrived boolean not null default false,
  sha256 bytea,
  name text not null default '',
  email text not null default '',
  -- The questions with their answers, as they were asked.
  answers jsonb not null default '[]',
  source text not null default '',
  consent_version text,
  consent_language text,
  -- The CV that is on its way to take the place of the one that was sent.
  replacement_id uuid,
  mail_failure text,
  begun_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  withdrawn_at timestamptz,
  check ((state = 'sent') = (sent_at is not null)),
  check (state = 'begun' or (consent_version is not null and consent_language is not null))
);
create index applications_of_screening on applications (screening_id, sent_at desc);
create index applications_of_account on applications (account_id);
create index applications_left on applications (begun_at) where state = 'begun';
create index applications_by_file on applications (file_id);
create index applications_by_object on applications (object_key) where object_key is not null;

-- The CV of an application that was never sent goes with its row; that of one that was sent is the screening's.
create trigger applications_take_objects_along after delete on applications
  referencing old table as gone for each statement execute function remove_objects_of_gone_rows();

-- What opens a receipt. Each mail has a link of its own.
create table application_receipts (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  application_id uuid not null references applications on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);
create index application_receipts_of_application on application_receipts (application_id);
create index application_receipts_of_account on application_receipts (account_id);

create table application_requests (
  application_id uuid not null references applications on delete cascade,
  -- Chosen by the applicant's page.
  id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('person', 'addition')),
  text text not null,
  asked_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp() + interval '1 month',
  answer text,
  answered_at timestamptz,
  primary key (application_id, id),
  check ((answer is null) = (answered_at is null))
);
create index application_requests_of_account on application_requests (account_id);

create table application_events (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  account_id uuid not null references accounts on delete cascade,
  application_id uuid not null references applications on delete cascade,
  kind text not null,
  sentence text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index application_events_of_application on application_events (application_id, sequence);
create index application_events_of_account on application_events (account_id);

alter table cv_files
  -- Who has sent it by a form; null for a file that was uploaded.
  add column applicant_name text,
  -- What the applicant says was read wrongly: applied once the CV is screened.
  add column applicant_corrections jsonb not null default '[]',
  -- Not to be screened any more.
  add column is_withdrawn boolean not null default false;

-- What stands in the place of a history's words while names are hidden; null: the same.
alter table result_events add column blind_sentence text, add column blind_by text;
