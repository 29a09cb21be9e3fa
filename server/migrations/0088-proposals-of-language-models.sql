-- What a language model takes for a wish in a job description, or for evidence in a CV, by a hash of what it was asked.
alter table screenings
  add column jd_proposals jsonb,
  -- One is to be asked.
  add column jd_awaits_proposals boolean not null default false;

create table further_evidence (
  cv_file_id uuid primary key references cv_files on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  content_hash text not null,
  found_by text not null,
  -- Requirements, by id and words, with the words of the CV.
  found jsonb not null,
  created_at timestamptz not null default now()
);
create index further_evidence_of_account on further_evidence (account_id);
