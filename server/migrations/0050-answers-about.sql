-- Which ids a call named whose answer is kept: the answer goes when what it is about is erased.
alter table idempotency_keys add column about uuid[] not null default '{}';
