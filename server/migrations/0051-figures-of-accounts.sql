-- What happened to an account in a time is counted from these alone.
create index cv_files_arrived on cv_files (account_id, created_at) where duplicate_of is null and state <> 'uploading';
create index screening_results_made on screening_results (account_id, created_at) include (matching_score);
create index screening_results_decided on screening_results (account_id, decided_at) include (decision, created_at)
  where decision is not null;
create index screening_results_undecided on screening_results (account_id, screening_id) where decision is null;
create index interviews_completed on interviews (account_id, completed_at) where status = 'COMPLETED';
create index interviews_invited on interviews (account_id, invited_at) where invited_at is not null;
create index credit_entries_spent on credit_entries (account_id, created_at) include (reference_kind, amount)
  where type = 'debit';
-- Begins with the account too.
drop index screening_results_account;

-- What waits for a recruiter.
create index candidate_mails_failed on candidate_mails (account_id) where state = 'failed';
