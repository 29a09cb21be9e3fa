-- The ledger of an account by amount; read backwards it is the other way round.
create index credit_entries_by_amount on credit_entries (account_id, amount, sequence);
