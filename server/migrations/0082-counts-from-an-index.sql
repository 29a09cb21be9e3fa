-- What is counted of a screening's files includes whether they were withdrawn: without it every file was looked up.
create index cv_files_counted_withdrawn on cv_files (screening_id, state) include (is_checked, duplicate_of, is_withdrawn);
drop index cv_files_counted;
alter index cv_files_counted_withdrawn rename to cv_files_counted;
