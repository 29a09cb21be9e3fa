-- What an account takes up, kept by triggers, so that asking for it costs the same however much it is.
create table account_usage (
  account_id uuid primary key references accounts on delete cascade,
  screenings bigint not null default 0,
  cv_files bigint not null default 0,
  result_exports bigint not null default 0,
  bytes bigint not null default 0
);

create function begin_account_usage() returns trigger language plpgsql as $$
begin
  insert into account_usage (account_id) values (new.id);
  return null;
end $$;
create trigger begin_account_usage after insert on accounts
  for each row execute function begin_account_usage();

-- What of a row lies in storage, or is on its way there.
alter table screenings
  add column jd_size_bytes bigint,
  add column kept_bytes bigint generated always as (
    case when jd_object_key is null then 0 else coalesce(jd_size_bytes, 0) end
    + case when jd_upload_state in ('uploading', 'reading') then coalesce(jd_upload_size_bytes, 0) else 0 end
  ) stored;
alter table cv_files
  add column kept_bytes bigint generated always as (
    case when duplicate_of is not null or coalesce(failure_reason, '') in ('empty', 'tooLarge', 'notAsAnnounced')
         then 0 else size_bytes end
  ) stored;
alter table result_exports
  add column kept_bytes bigint generated always as (coalesce(size_bytes, 0)) stored;

-- Each of the three tables is counted in the column of its name.
create function count_in_account_usage() returns trigger language plpgsql as $$
declare
  sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Who touches several accounts takes them in one order.
  perform from account_usage
    where account_id in (select account_id from changed) order by account_id for no key update;
  execute format(
    'update account_usage
        set %1$I = %1$I + $1 * moved.number, bytes = account_usage.bytes + $1 * moved.bytes
       from (select account_id, count(*) as number, sum(kept_bytes) as bytes from changed group by account_id) as moved
      where account_usage.account_id = moved.account_id', tg_table_name)
    using sign;
  return null;
end $$;
create function move_bytes_in_account_usage() returns trigger language plpgsql as $$
begin
  update account_usage set bytes = bytes + new.kept_bytes - old.kept_bytes where account_id = new.account_id;
  return null;
end $$;

create trigger count_inserted after insert on screenings
  referencing new table as changed for each statement execute function count_in_account_usage();
create trigger count_deleted after delete on screenings
  referencing old table as changed for each statement execute function count_in_account_usage();
create trigger move_bytes after update on screenings for each row
  when (old.kept_bytes is distinct from new.kept_bytes) execute function move_bytes_in_account_usage();

create trigger count_inserted after insert on cv_files
  referencing new table as changed for each statement execute function count_in_account_usage();
create trigger count_deleted after delete on cv_files
  referencing old table as changed for each statement execute function count_in_account_usage();
create trigger move_bytes after update on cv_files for each row
  when (old.kept_bytes is distinct from new.kept_bytes) execute function move_bytes_in_account_usage();

create trigger count_inserted after insert on result_exports
  referencing new table as changed for each statement execute function count_in_account_usage();
create trigger count_deleted after delete on result_exports
  referencing old table as changed for each statement execute function count_in_account_usage();
create trigger move_bytes after update on result_exports for each row
  when (old.kept_bytes is distinct from new.kept_bytes) execute function move_bytes_in_account_usage();

insert into account_usage (account_id, screenings, cv_files, result_exports, bytes)
select id,
       (select count(*) from screenings where account_id = accounts.id),
       (select count(*) from cv_files where account_id = accounts.id),
       (select count(*) from result_exports where account_id = accounts.id),
       (select coalesce(sum(kept_bytes), 0) from screenings where account_id = accounts.id)
       + (select coalesce(sum(kept_bytes), 0) from cv_files where account_id = accounts.id)
       + (select coalesce(sum(kept_bytes), 0) from result_exports where account_id = accounts.id)
  from accounts;
