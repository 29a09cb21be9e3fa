-- Grows with every change to what a search through the results of a screening finds, or to their order, so that a process
-- that keeps them in memory knows whether they still are what they were. Whoever adds, changes or removes results has
-- locked their screening.
create table result_versions (
  screening_id uuid primary key references screenings on delete cascade,
  version bigint not null
);

create function count_result_versions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into result_versions as counted
    select distinct screening_id, 1 from added order by 1
    on conflict (screening_id) do update set version = counted.version + 1;
  elsif tg_op = 'DELETE' then
    -- A screening that is removed takes its version along.
    insert into result_versions as counted
    select distinct screening_id, 1 from removed where screening_id in (select id from screenings) order by 1
    on conflict (screening_id) do update set version = counted.version + 1;
  else
    insert into result_versions as counted
    select distinct added.screening_id, 1 from added join removed using (id)
     where (added.listed_text, added.matching_score) is distinct from (removed.listed_text, removed.matching_score)
     order by 1
    on conflict (screening_id) do update set version = counted.version + 1;
  end if;
  return null;
end $$;
create trigger version_added_results after insert on screening_results
  referencing new table as added for each statement execute function count_result_versions();
create trigger version_changed_results after update on screening_results
  referencing old table as removed new table as added for each statement execute function count_result_versions();
create trigger version_removed_results after delete on screening_results
  referencing old table as removed for each statement execute function count_result_versions();
