-- Recordings count in what an account keeps: their parts once they have arrived, then the file that is made of them.

alter table recordings add column kept_bytes bigint generated always as (coalesce(size_bytes, 0)) stored;
alter table recording_parts add column kept_bytes bigint generated always as (
  case when stored_at is null then 0 else size_bytes end
) stored;

-- Rows begin without bytes, so that only what goes is counted here; what comes is an update.
create function take_bytes_from_account_usage() returns trigger language plpgsql as $$
begin
  -- Who touches several accounts takes them in one order.
  perform from account_usage
    where account_id in (select account_id from changed) order by account_id for no key update;
  update account_usage set bytes = account_usage.bytes - moved.bytes
    from (select account_id, sum(kept_bytes) as bytes from changed group by account_id) as moved
   where account_usage.account_id = moved.account_id and moved.bytes > 0;
  return null;
end $$;

create trigger count_deleted after delete on recordings
  referencing old table as changed for each statement execute function take_bytes_from_account_usage();
create trigger move_bytes after update on recordings for each row
  when (old.kept_bytes is distinct from new.kept_bytes) execute function move_bytes_in_account_usage();
create trigger count_deleted after delete on recording_parts
  referencing old table as changed for each statement execute function take_bytes_from_account_usage();
create trigger move_bytes after update on recording_parts for each row
  when (old.kept_bytes is distinct from new.kept_bytes) execute function move_bytes_in_account_usage();
