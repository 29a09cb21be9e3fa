-- What recruiters share of a candidate, by links that expire and can be revoked, and what is said by whoever opens one.

create table shares (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  token_hash bytea not null unique,
  -- For whom, in the recruiter's words.
  whom text not null,
  shows_cv boolean not null,
  shows_answers boolean not null,
  shows_report boolean not null,
  hides_name boolean not null,
  allows_feedback boolean not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_count integer not null default 0,
  last_opened_at timestamptz,
  -- The newest pages that were counted, so that a reload is not counted again.
  recent_visits uuid[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  check (shows_cv or shows_answers or shows_report)
);
create index shares_of_interview on shares (interview_id, created_at desc);
create index shares_of_account on shares (account_id);

create table share_feedback (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  share_id uuid not null references shares on delete cascade,
  name text not null,
  thumb text check (thumb in ('up', 'down')),
  comment text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  check (thumb is not null or comment <> '')
);
create index share_feedback_of_share on share_feedback (share_id, created_at);
create index share_feedback_of_account on share_feedback (account_id);

-- Whom a line of the timeline is about besides the candidate.
alter table interview_events add column whom text;
