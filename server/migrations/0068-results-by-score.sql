-- How many results of a screening have a score of so many whole points, so that a list is counted and ranked without
-- going through all of it. Whoever adds, changes or removes results has locked their screening.
create table score_counts (
  account_id uuid not null,
  screening_id uuid not null references screenings on delete cascade,
  points smallint not null,
  results integer not null,
  primary key (screening_id, points)
);

-- In the order of the points, so that two statements at once wait for each other and never in a circle.
create function count_scores() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into score_counts as counted
    select account_id, screening_id, trunc(matching_score), count(*) from added group by 1, 2, 3 order by 2, 3
    on conflict (screening_id, points) do update set results = counted.results + excluded.results;
  elsif tg_op = 'DELETE' then
    -- A screening that is removed takes its counts along.
    insert into score_counts as counted
    select account_id, screening_id, trunc(matching_score), -count(*) from removed
     where screening_id in (select id from screenings) group by 1, 2, 3 order by 2, 3
    on conflict (screening_id, points) do update set results = counted.results + excluded.results;
  else
    insert into score_counts as counted
    select account_id, screening_id, trunc(matching_score), sum(change)
      from (select account_id, screening_id, matching_score, -1 as change from removed
             union all
            select account_id, screening_id, matching_score, 1 from added) as changes
     group by 1, 2, 3 having sum(change) <> 0 order by 2, 3
    on conflict (screening_id, points) do update set results = counted.results + excluded.results;
  end if;
  return null;
end $$;
create trigger count_added_scores after insert on screening_results
  referencing new table as added for each statement execute function count_scores();
create trigger count_changed_scores after update on screening_results
  referencing old table as removed new table as added for each statement execute function count_scores();
create trigger count_removed_scores after delete on screening_results
  referencing old table as removed for each statement execute function count_scores();

-- Of all results so far; whoever writes to one waits meanwhile, since a trigger was made.
insert into score_counts
select account_id, screening_id, trunc(matching_score), count(*) from screening_results group by 1, 2, 3;
