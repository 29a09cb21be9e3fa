-- Where an account is signed in, in words that say enough to recognise it: neither the whole address nor the line that
-- the browser introduces itself with is kept. The list names sessions by an id, so that no hash leaves the database.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column last_used_at timestamptz not null default now(),
  add column browser text,
  add column system text,
  add column network text;

-- How dates and numbers are written (null: as the browser does), and which notifications are not wanted.
alter table accounts
  add column format_locale text,
  add column muted_notifications text[] not null default '{}';

-- An account that is being deleted: nobody signs in to it, and its address is free. It goes once everything else has.
alter table accounts add column closing_at timestamptz;
alter table accounts drop constraint accounts_email_key;
create unique index accounts_by_email on accounts (email) where closing_at is null;
create index accounts_closing on accounts (closing_at) where closing_at is not null;

-- Addresses of deleted accounts that had their welcome credits, so that each gets them once. What is kept is a hash
-- under a key of this server's own, which tells nobody an address that they do not know already.
create table welcomed_addresses (
  address_hash bytea primary key,
  welcomed_at timestamptz not null default now()
);
create table address_keys (key text not null);
insert into address_keys values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Files of everything that an account holds. One is made at a time; what is stored goes with the row.
create table account_exports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  object_key text unique,
  size_bytes bigint,
  message text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create unique index account_exports_unfinished on account_exports (account_id) where state in ('waiting', 'working');
create index account_exports_of_account on account_exports (account_id, created_at desc);
create index account_exports_expiry on account_exports (expires_at);
create trigger account_exports_take_objects_along after delete on account_exports
  referencing old table as gone for each statement execute function remove_objects_of_gone_rows();
