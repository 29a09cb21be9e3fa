-- The key of the authenticator app of an account: it waits until a code of it confirms it, and is asked for from then on.
-- `last_step` is the newest half minute whose code was used, so that each code works once. Sealed where the operator has
-- given a key for that.
create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret bytea not null,
  is_sealed boolean not null,
  turned_on_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default clock_timestamp()
);

-- Each works once, in place of a code of the app.
create table recovery_codes (
  code_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  used_at timestamptz
);
create index recovery_codes_account on recovery_codes (account_id);

-- Somebody has typed the right password and is asked for a code. It opens a session as long as that is the password.
create table sign_in_challenges (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  password_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_challenges_account on sign_in_challenges (account_id);
create index sign_in_challenges_expiry on sign_in_challenges (expires_at);
