-- Credits are held and charged for work of any kind, of which a screening was the first.

alter table credit_holds rename column screening_id to work_id;
alter table credit_holds add column work_kind text not null default 'screening';
alter table credit_holds alter column work_kind drop default;
alter index credit_holds_screening rename to credit_holds_work;

alter table credit_entries rename column screening_id to work_id;
-- Entries cannot be changed, so all that are there get the word, which says nothing where there is no work.
alter table credit_entries add column work_kind text default 'screening';
alter table credit_entries alter column work_kind drop default;
alter table credit_entries add check (work_id is null or work_kind is not null);
alter index credit_entries_screening rename to credit_entries_work;

-- As before: a hold begins unresolved, and nothing about it changes but what is captured and released.
create or replace function credit_holds_move_held() returns trigger language plpgsql as $$
declare
  open_before bigint := 0;
begin
  if tg_op = 'INSERT' and (new.captured <> 0 or new.released <> 0) then
    raise exception 'a hold begins unresolved';
  end if;
  if tg_op = 'UPDATE' then
    if (new.id, new.account_id, new.work_kind, new.work_id, new.amount, new.unit_amount, new.created_at)
         is distinct from
       (old.id, old.account_id, old.work_kind, old.work_id, old.amount, old.unit_amount, old.created_at)
       or new.captured < old.captured or new.released < old.released then
      raise exception 'a hold only resolves';
    end if;
    open_before := old.amount - old.captured - old.released;
  end if;
  update credit_balances
     set held = held + (new.amount - new.captured - new.released) - open_before
   where account_id = new.account_id;
  return new;
end $$;

-- What the operator has agreed with an account, in hundredths of a credit; the configuration says the rest.
create table account_prices (
  account_id uuid not null references accounts on delete cascade,
  unit text not null check (unit in ('cv', 'interview')),
  amount bigint not null check (amount >= 0),
  primary key (account_id, unit)
);
