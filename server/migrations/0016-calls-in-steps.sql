-- A call that asks somebody outside of the database in its middle: what was prepared is kept before, its answer after.
alter table idempotency_keys
  alter column answer drop not null,
  add column prepared text,
  add check (answer is not null or prepared is not null);
