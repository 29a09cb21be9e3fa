-- Files that answer questions of a job form. What is stored of them goes with their row.

create table application_files (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  application_id uuid not null references applications on delete cascade,
  question_id uuid not null,
  file_name text not null,
  size_bytes integer not null check (size_bytes > 0),
  media_type text not null,
  -- Where the file lies once it is out of reach of its link, from before it is moved there.
  object_key text not null,
  has_arrived boolean not null default false,
  kept_bytes bigint generated always as (size_bytes) stored,
  announced_at timestamptz not null default clock_timestamp(),
  unique (application_id, question_id)
);
create index application_files_of_account on application_files (account_id);
create index application_files_by_object on application_files (object_key);

create trigger application_files_take_objects_along after delete on application_files
  referencing old table as gone for each statement execute function remove_objects_of_gone_rows();

-- What applicants send counts in what an account keeps from the moment it is announced. A CV that was sent is counted
-- among the files of its screening.
alter table applications add column kept_bytes bigint generated always as (
  case when state = 'begun' then size_bytes else 0 end
) stored;

create function add_bytes_to_account_usage() returns trigger language plpgsql as $$
begin
  update account_usage set bytes = account_usage.bytes + moved.bytes
    from (select account_id, sum(kept_bytes) as bytes from changed group by account_id) as moved
   where account_usage.account_id = moved.account_id;
  return null;
end $$;

create trigger count_inserted after insert on applications
  referencing new table as changed for each statement execute function add_bytes_to_account_usage();
create trigger count_deleted after delete on applications
  referencing old table as changed for each statement execute function take_bytes_from_account_usage();
create trigger move_bytes after update on applications for each row
  when (old.kept_bytes is distinct from new.kept_bytes) execute function move_bytes_in_account_usage();
create trigger count_inserted after insert on application_files
  referencing new table as changed for each statement execute function add_bytes_to_account_usage();
create trigger count_deleted after delete on application_files
  referencing old table as changed for each statement execute function take_bytes_from_account_usage();

-- Of forms that were filled in before, what is on its way.
update account_usage set bytes = account_usage.bytes + begun.bytes
  from (select account_id, sum(kept_bytes) as bytes from applications group by account_id) as begun
 where account_usage.account_id = begun.account_id;
