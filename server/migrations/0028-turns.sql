-- How much of an account waits decides on when its turn comes.
create index cv_files_being_read on cv_files (account_id) where state = 'uploaded' and not is_checked;
create index cv_files_being_screened on cv_files (account_id) where state in ('queued', 'screening');
