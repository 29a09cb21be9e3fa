-- The parts of a report that other weights change; beside it, so that a report need not be written again.
alter table screening_results add column weighed jsonb;

-- What a list counts, sorts and searches by is in its index: the rows of one account are strewn over the whole table.
create index credit_entries_listed on credit_entries (account_id, sequence desc)
  include (created_at, type, amount, reference_kind, reason);
drop index credit_entries_account, credit_entries_order;

create index screening_results_listed on screening_results (screening_id, matching_score desc, candidate_number)
  include (account_id, id);
drop index screening_results_ranked;

create index cv_files_counted on cv_files (screening_id, state) include (is_checked, duplicate_of);
drop index cv_files_state;
