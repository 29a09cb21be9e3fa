-- What comes out of an interview: points marked in its answers, scorecards of people, and decisions.

alter table drives add column hides_marks_until_scored boolean not null default true;

create table interview_marks (
  interview_id uuid primary key references interviews on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  marked_by text not null,
  -- By question: the marks of its points.
  marks jsonb not null,
  marked_at timestamptz not null default now()
);
create index interview_marks_of_account on interview_marks (account_id);

create table scorecards (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  -- Null for the account's own.
  reviewer text,
  scores jsonb not null default '[]',
  comment text not null default '',
  given_at timestamptz,
  changed_at timestamptz not null default now()
);
create unique index scorecards_own on scorecards (interview_id) where reviewer is null;
create index scorecards_of_interview on scorecards (interview_id);
create index scorecards_of_account on scorecards (account_id);

create table interview_decisions (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  kind text check (kind in ('advance', 'hold', 'reject')),
  reason text,
  decided_by text not null,
  decided_at timestamptz not null default clock_timestamp()
);
create index interview_decisions_of_interview on interview_decisions (interview_id, sequence desc);
create index interview_decisions_of_account on interview_decisions (account_id);
