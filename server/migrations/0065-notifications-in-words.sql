-- What a notification says by name and values, so that it is read in the language of the account; rows from before keep
-- their title and message.
alter table notifications add column said jsonb;
