-- The clock of a drive that was cancelled counts from then.
alter table drives add column cancelled_at timestamptz;
update drives
   set cancelled_at = coalesce(
     (select max(created_at) from drive_events where drive_id = drives.id), scheduled_at, created_at
   )
 where status = 'Cancelled';

-- Of the line of the log that an erasing under way counts in, which is written with the first thing that is erased: a
-- worker that takes it over goes on with the same line.
alter table screenings add column erasure_id uuid;
alter table drives add column erasure_id uuid;

-- A clock that starts again, or that a legal hold stops, is told of anew before it acts.
create function forget_told_erasure() returns trigger language plpgsql as $$
begin
  new.erasure_told_at = null;
  return new;
end $$;
create trigger forget_told_erasure before update on screenings for each row
  when (old.completed_at is distinct from new.completed_at or old.hold_since is distinct from new.hold_since)
  execute function forget_told_erasure();
create trigger forget_told_erasure before update on drives for each row
  when (old.completed_at is distinct from new.completed_at or old.cancelled_at is distinct from new.cancelled_at
    or old.hold_since is distinct from new.hold_since)
  execute function forget_told_erasure();
