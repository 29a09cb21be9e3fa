-- Tries to sign in that did not succeed, by the e-mail address that was typed, known or not. Kept for an hour.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  email text not null,
  tried_at timestamptz not null default now()
);
create index sign_in_failures_email on sign_in_failures (email, tried_at);

-- Network addresses that an account's owner has used: they do not wait for the failures of others.
create table sign_in_callers (
  account_id uuid not null references accounts on delete cascade,
  caller text not null,
  last_seen_at timestamptz not null default now(),
  primary key (account_id, caller)
);

-- A link is stored before its mail is handed over; this is when that succeeded.
alter table link_tokens add column sent_at timestamptz;
update link_tokens set sent_at = created_at;
