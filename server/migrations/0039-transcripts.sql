-- What was said in recordings, as a configured service has put it into text.

create table transcripts (
  recording_id uuid primary key references recordings on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  -- Of which file: a part that arrives late makes another one, which is put into text anew.
  object_key text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- In order: from and to in milliseconds of the recording, and the words.
  segments jsonb not null default '[]',
  made_by text,
  failure text,
  made_at timestamptz,
  check ((state = 'ready') = (made_at is not null)),
  check ((state = 'ready') = (made_by is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index transcripts_of_interview on transcripts (interview_id);
create index transcripts_of_account on transcripts (account_id);
