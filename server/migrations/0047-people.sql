-- One person across everything: finding, taking out and erasing what is kept of them.

-- Whom a line of a drive's history names: it goes with them.
alter table drive_events add column candidate_id uuid references drive_candidates on delete cascade;
create index drive_events_of_candidate on drive_events (candidate_id) where candidate_id is not null;
update drive_events as event set candidate_id = candidate.id
  from drive_candidates as candidate
 where candidate.drive_id = event.drive_id
   and (event.sentence = candidate.name || ' withdrew from the interview.'
     or right(event.sentence, length(candidate.name) + 29) = ' withdrew the invitation of ' || candidate.name || '.'
     or right(event.sentence, length(candidate.name) + 28) = ' sent ' || candidate.name || ' the invitation again.'
     or right(event.sentence, length(candidate.name) + 54)
        = ' corrected the address of ' || candidate.name || '; the invitation goes there.');

-- Whom or which file an entry of the ledger is about stands beside its reason: it is forgotten with them, and nothing
-- else of an entry ever changes.
alter table credit_entries add column about text;
grant update (reason, about) on credit_entries to current_user;
alter table credit_entries disable trigger credit_entries_stay;
update credit_entries set reason = 'CV screened', about = substr(reason, 14)
 where reference_kind = 'cv' and reason like 'CV screened: %';
update credit_entries set reason = 'Interview completed', about = substr(reason, 22)
 where reference_kind = 'interview' and reason like 'Interview completed: %';
alter table credit_entries enable trigger credit_entries_stay;
revoke update (reason) on credit_entries from current_user;
create or replace function credit_entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if new.about is null and to_jsonb(new) - 'about' = to_jsonb(old) - 'about' then
      return new;
    end if;
  end if;
  raise exception 'credit entries cannot be changed or deleted';
end $$;
drop index credit_entries_listed;
create index credit_entries_listed on credit_entries (account_id, sequence desc)
  include (created_at, type, amount, reference_kind, reason, about);

-- Who has which address or number.
create index screening_results_by_email on screening_results (account_id, lower(email)) where email is not null;
create index screening_results_by_email_as_read
  on screening_results (account_id, lower(original_report #>> '{profile,email,value}'))
  where original_report is not null;
create index screening_results_by_phone
  on screening_results (account_id, regexp_replace(phone, '[^0-9]', '', 'g')) where phone is not null;
create index applications_by_email on applications (account_id, lower(email)) where state = 'sent';
create index drive_candidates_by_email on drive_candidates (account_id, lower(email));

-- Files of what is kept of one person. What is stored of them goes with their row.
create table person_exports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  cv_file_ids uuid[] not null,
  application_ids uuid[] not null,
  candidate_ids uuid[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  file_name text not null,
  object_key text unique,
  size_bytes bigint,
  kept_bytes bigint generated always as (coalesce(size_bytes, 0)) stored,
  message text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index person_exports_of_account on person_exports (account_id);
create index person_exports_expiry on person_exports (expires_at);
create trigger person_exports_take_objects_along after delete on person_exports
  referencing old table as gone for each statement execute function remove_objects_of_gone_rows();
create trigger count_deleted after delete on person_exports
  referencing old table as changed for each statement execute function take_bytes_from_account_usage();
create trigger move_bytes after update on person_exports for each row
  when (old.kept_bytes is distinct from new.kept_bytes) execute function move_bytes_in_account_usage();
