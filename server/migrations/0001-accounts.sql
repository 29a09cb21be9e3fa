create table accounts (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  email_verified_at timestamptz,
  feature_flags text[] not null default array['pre_notifications'],
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);

-- Single-use links of mails: verification (24 h) and password reset (1 h).
create table link_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_tokens_account on link_tokens (account_id, purpose, created_at);

-- The operator's inbox: mails of a server without an SMTP server.
create table inbox_mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  idempotency_key text not null unique,
  created_at timestamptz not null default now()
);

-- One row for each running worker process; the session advisory lock `lock_key` is held while it lives.
create table worker_processes (
  id uuid primary key,
  lock_key bigint not null,
  worker_ids text[] not null default '{}',
  started_at timestamptz not null default now()
);
