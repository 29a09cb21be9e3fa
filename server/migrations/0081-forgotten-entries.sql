-- Grows whenever entries of the ledger forget whom they are about, so that a process that keeps them in memory for
-- searches knows of it. Entries do not change otherwise. Whoever erases takes this row already, for the bytes.
alter table account_usage add column forgotten_entries bigint not null default 0;

create function count_forgotten_entries() returns trigger language plpgsql as $$
begin
  update account_usage set forgotten_entries = account_usage.forgotten_entries + moved.number
    from (select account_id, count(*) as number from changed group by account_id order by 1) as moved
   where account_usage.account_id = moved.account_id;
  return null;
end $$;
create trigger count_forgotten after update on credit_entries
  referencing new table as changed for each statement execute function count_forgotten_entries();
