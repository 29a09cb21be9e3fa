-- Of all results so far. Reading goes on meanwhile.
update screening_results set revealed_at = revealed_at;

insert into result_namesakes
select screening_id, unnest(array_agg(id)) from screening_results where email is not null
 group by screening_id, lower(email) having count(*) > 1
union
select screening_id, unnest(array_agg(id)) from screening_results where phone_digits(phone) is not null
 group by screening_id, phone_digits(phone) having count(*) > 1;

create index screening_results_named on screening_results (screening_id, listed_name, candidate_number)
  include (account_id, id);
-- What they are limited to is true of all: a query that says it is planned on them, and none that counts all, for which
-- there is a smaller one.
create index screening_results_searched on screening_results (screening_id, matching_score desc, candidate_number)
  include (account_id, id, listed_text) where candidate_number > 0;
create index screening_results_filtered on screening_results (screening_id, matching_score desc, candidate_number)
  include (account_id, id, must_haves_met, must_haves, decision, flags, met, own_score, years_of_work, decided_at,
           created_at) where must_haves >= 0;
