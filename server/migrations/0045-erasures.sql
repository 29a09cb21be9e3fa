-- What was erased, without what it was: who let it be erased, in which words it can be told, and how many.

create table erasures (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  cause text not null check (cause in ('candidate', 'recruiter', 'retention')),
  -- Who pressed it, of those who recruit.
  erased_by text,
  sentence text not null,
  cvs integer not null default 0,
  applications integer not null default 0,
  interviews integer not null default 0,
  files integer not null default 0,
  erased_at timestamptz not null default clock_timestamp()
);
create index erasures_of_account on erasures (account_id, erased_at desc, id);

-- How long people are kept once a screening or drive is completed, and the legal hold that stops the clock.
alter table accounts add column retention_days integer not null default 180 check (retention_days between 1 and 3650);
alter table screenings
  add column retention_days integer check (retention_days between 1 and 3650),
  add column hold_reason text,
  add column hold_by text,
  add column hold_since timestamptz,
  -- That it is about to be erased, and for when.
  add column erasure_told_at timestamptz,
  add column people_erased_at timestamptz,
  add constraint screenings_hold check ((hold_reason is null) = (hold_since is null) and (hold_reason is null) = (hold_by is null));
alter table drives
  add column retention_days integer check (retention_days between 1 and 3650),
  add column hold_reason text,
  add column hold_by text,
  add column hold_since timestamptz,
  add column erasure_told_at timestamptz,
  add column people_erased_at timestamptz,
  add constraint drives_hold check ((hold_reason is null) = (hold_since is null) and (hold_reason is null) = (hold_by is null));
