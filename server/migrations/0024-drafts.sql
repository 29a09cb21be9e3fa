-- What somebody has typed and not saved yet, about a screening or a result.
create table drafts (
  account_id uuid not null references accounts on delete cascade,
  subject_id uuid not null,
  name text not null,
  -- Null once it is saved or dropped: a late change of the same page must not bring it back.
  fields jsonb,
  page_id uuid not null,
  change integer not null,
  changed_at timestamptz not null default now(),
  primary key (account_id, subject_id, name)
);
create index drafts_latest on drafts (account_id, changed_at desc);
create index drafts_subject on drafts (subject_id);
create index drafts_age on drafts (changed_at);

-- What was typed about somebody goes with them.
create function forget_drafts_of_deleted() returns trigger language plpgsql as $$
begin
  delete from drafts using deleted where drafts.subject_id = deleted.id;
  return null;
end $$;
create trigger forget_drafts after delete on screenings
  referencing old table as deleted for each statement execute function forget_drafts_of_deleted();
create trigger forget_drafts after delete on screening_results
  referencing old table as deleted for each statement execute function forget_drafts_of_deleted();
