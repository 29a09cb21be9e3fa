-- A hold that leaves with its account looks for entries of it and locks what it finds, which takes the right to update
-- some column. Of this one PostgreSQL itself refuses any value, so what an entry says stays as it was.
grant update (sequence) on credit_entries to current_user;
