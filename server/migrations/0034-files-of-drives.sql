-- The original of a drive's job description is kept, and drives count in what an account keeps.

alter table account_usage add column drives bigint not null default 0;

alter table drives add column kept_bytes bigint generated always as (
  case when jd_object_key is null then 0 else coalesce(jd_size_bytes, 0) end
) stored;
create index drives_jd_object on drives (jd_object_key) where jd_object_key is not null;

create trigger count_inserted after insert on drives
  referencing new table as changed for each statement execute function count_in_account_usage();
create trigger count_deleted after delete on drives
  referencing old table as changed for each statement execute function count_in_account_usage();
create trigger move_bytes after update on drives for each row
  when (old.kept_bytes is distinct from new.kept_bytes) execute function move_bytes_in_account_usage();

update account_usage set drives = (select count(*) from drives where drives.account_id = account_usage.account_id);
