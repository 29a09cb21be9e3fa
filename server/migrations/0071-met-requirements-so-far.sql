-- Of all results so far. Reading goes on meanwhile.
update screening_results
   set met_bits = bits_of_requirements(
         coalesce(met, array(select key from jsonb_each(facts) where value ->> 'verdict' = 'met')));

-- What the usual filters look at and nothing else: the fewer columns, the less is unpacked for each result.
create index screening_results_by_bits on screening_results (screening_id, matching_score desc, candidate_number)
  include (account_id, id, met_bits, decision);
