-- Mails to candidates: whose words they are in, which were sent, and those that wait for the time of an undo to pass.

alter table screenings add column mail_language text not null default 'en';
alter table drives add column mail_language text not null default 'en';

-- The recruiter's own texts; those of a drive's invitations and reminders stay with the drive.
create table mail_texts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid references screenings on delete cascade,
  drive_id uuid references drives on delete cascade,
  kind text not null,
  text text not null,
  check ((screening_id is null) <> (drive_id is null))
);
create unique index mail_texts_of_screening on mail_texts (screening_id, kind) where screening_id is not null;
create unique index mail_texts_of_drive on mail_texts (drive_id, kind) where drive_id is not null;
create index mail_texts_of_account on mail_texts (account_id);

create table mail_batches (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  screening_id uuid references screenings on delete cascade,
  drive_id uuid references drives on delete cascade,
  text text,
  gives_reason boolean not null,
  sends_at timestamptz not null,
  undone_at timestamptz,
  sent_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  check ((screening_id is null) <> (drive_id is null))
);
create index mail_batches_of_account on mail_batches (account_id, created_at desc);
create index mail_batches_of_screening on mail_batches (screening_id) where screening_id is not null;
create index mail_batches_of_drive on mail_batches (drive_id) where drive_id is not null;

-- One mail to one candidate. It goes with what it is about.
create table candidate_mails (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  batch_id uuid references mail_batches on delete cascade,
  result_id uuid references screening_results on delete cascade,
  application_id uuid references applications on delete cascade,
  interview_id uuid references interviews on delete cascade,
  -- What names the mail for mail servers: the same key twice is one mail.
  mail_key text not null unique,
  email text not null,
  subject text not null,
  state text not null check (state in ('waiting', 'sent', 'failed', 'undone')),
  failure text,
  sends_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(result_id, application_id, interview_id) = 1)
);
create index candidate_mails_of_result on candidate_mails (result_id) where result_id is not null;
create index candidate_mails_of_application on candidate_mails (application_id) where application_id is not null;
create index candidate_mails_of_interview on candidate_mails (interview_id) where interview_id is not null;
create index candidate_mails_of_batch on candidate_mails (batch_id) where batch_id is not null;
create index candidate_mails_of_account on candidate_mails (account_id);
