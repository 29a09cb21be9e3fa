-- An account that the operator has locked: nobody signs in to it, and nothing is charged to it, until it is unlocked.
alter table accounts add column locked_at timestamptz;

-- The most that one account may keep, where the operator has said so for it; the configuration says the rest.
create table account_limits (
  account_id uuid not null references accounts on delete cascade,
  name text not null check (name in ('screenings', 'drives', 'cvs', 'exports', 'bytes')),
  amount bigint not null check (amount >= 0),
  primary key (account_id, name)
);
