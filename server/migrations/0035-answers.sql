-- What candidates do in an interview: consent, answers with their recordings, what they ask for, what happened.

alter table interviews
  add column consent_version text,
  add column consent_language text,
  add column consented_at timestamptz,
  add column extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 300),
  -- Another form was granted: every question may be answered in writing.
  add column allows_text boolean not null default false,
  -- The page that may write, and when it was last heard of.
  add column visit uuid,
  add column visit_seen_at timestamptz,
  add column withdrawal_reason text;

create table interview_answers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  question_id uuid not null,
  kind text check (kind in ('text', 'audio', 'video')),
  take integer not null default 0 check (take between 0 and 11),
  preparation_ends_at timestamptz not null,
  answer_begun_at timestamptz,
  answer_ends_at timestamptz,
  text text not null default '',
  text_version integer not null default 0,
  text_saved_at timestamptz,
  opened_at timestamptz not null default now(),
  given_at timestamptz,
  check ((kind is null) = (answer_ends_at is null)),
  unique (interview_id, question_id)
);
create index interview_answers_of_account on interview_answers (account_id);

create table recordings (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  answer_id uuid not null references interview_answers on delete cascade,
  kind text not null check (kind in ('audio', 'video')),
  take integer not null,
  media_type text not null,
  state text not null default 'recording' check (state in ('recording', 'ended', 'ready', 'failed')),
  failure text,
  parts_count integer,
  -- By the clock of the browser, and as the file says.
  recorded_ms integer,
  duration_ms integer,
  object_key text,
  size_bytes bigint,
  begun_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index recordings_of_answer on recordings (answer_id, begun_at);
create index recordings_of_interview on recordings (interview_id);
create index recordings_of_account on recordings (account_id);

create table recording_parts (
  recording_id uuid not null references recordings on delete cascade,
  number integer not null check (number >= 0),
  account_id uuid not null references accounts on delete cascade,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null,
  object_key text not null,
  stored_at timestamptz,
  primary key (recording_id, number)
);
create index recording_parts_of_account on recording_parts (account_id);

create table interview_requests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  kind text not null check (kind in ('extra_time', 'other_form')),
  text text not null,
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  answer text,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create unique index interview_requests_open on interview_requests (interview_id, kind) where state = 'open';
create index interview_requests_of_account on interview_requests (account_id);

-- What happened when, for the recruiter: begun, given, withdrawn, and signals of the candidate's page as facts.
create table interview_events (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  kind text not null,
  question_id uuid,
  characters integer,
  at timestamptz not null default now()
);
create index interview_events_of_interview on interview_events (interview_id, sequence);
create index interview_events_of_account on interview_events (account_id);

create index recordings_by_object on recordings (object_key) where object_key is not null;
create index recording_parts_by_object on recording_parts (object_key);

-- What is stored of a recording goes with its row, whichever noun above took it along.
create function remove_objects_of_gone_rows() returns trigger language plpgsql as $$
declare
  keys json := (select json_agg(object_key) from gone where object_key is not null);
begin
  if keys is not null then
    perform graphile_worker.add_job('remove-objects', json_build_object('keys', keys), max_attempts := 12);
  end if;
  return null;
end $$;
create trigger recordings_take_objects_along after delete on recordings
  referencing old table as gone for each statement execute function remove_objects_of_gone_rows();
create trigger recording_parts_take_objects_along after delete on recording_parts
  referencing old table as gone for each statement execute function remove_objects_of_gone_rows();
