-- Signed up for more than once before the address was verified: whose password and name the row holds cannot be known,
-- so the address is verified by choosing a password from its mailbox and in no other way.
alter table accounts add column is_contested boolean not null default false;
