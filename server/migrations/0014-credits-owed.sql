-- Credits that should have been taken back and were spent already. Whatever credits become free, however they come
-- (paid, given, released by a hold), pay them first: the triggers below are the one place where that is done.
create table credits_owed (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  account_id uuid not null references credit_balances (account_id) on delete cascade,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  -- What it is owed for, in the words of credit_entries.
  reference_kind text not null,
  reference_id text not null,
  reason text not null,
  -- The refund or dispute behind it came to nothing.
  is_forgiven boolean not null default false,
  created_at timestamptz not null default now(),
  unique (reference_kind, reference_id)
);
create index credits_owed_open on credits_owed (account_id, sequence) where paid < amount and not is_forgiven;

-- Takes what is owed, oldest first, as far as it is there.
create function pay_what_is_owed(debtor uuid) returns void language plpgsql as $$
declare
  owed credits_owed;
  payable bigint;
begin
  for owed in
    select * from credits_owed
     where account_id = debtor and paid < amount and not is_forgiven
     order by sequence
  loop
    select least(balance - held, owed.amount - owed.paid) into payable
      from credit_balances where account_id = debtor for update;
    exit when payable <= 0;
    update credits_owed set paid = paid + payable where id = owed.id;
    insert into credit_entries
           (account_id, type, amount, balance_after, reason, reference_kind, reference_id, idempotency_key)
    values (debtor, 'debit', payable, 0, owed.reason, 'owed', owed.id || ':' || owed.paid,
            'owed:' || owed.id || ':' || owed.paid);
  end loop;
end $$;

create function credits_owed_are_paid() returns trigger language plpgsql as $$
begin
  perform pay_what_is_owed(new.account_id);
  return null;
end $$;
create trigger credits_owed_are_paid after insert on credits_owed
  for each row execute function credits_owed_are_paid();
create trigger credit_entries_pay_what_is_owed after insert on credit_entries
  for each row when (new.type = 'credit') execute function credits_owed_are_paid();
-- Triggers of one table run in the order of their names: what is released is free by now.
create trigger credit_holds_pay_what_is_owed after update of released on credit_holds
  for each row when (new.released > old.released) execute function credits_owed_are_paid();

-- What was owed by reversals so far; what was paid of it counts as taken.
insert into credits_owed (account_id, amount, reference_kind, reference_id, reason)
select orders.account_id, reversals.credits - reversals.taken - reversals.settled, reversals.kind,
       reversals.reversal_id, 'Still owed after a ' || reversals.kind
  from payment_reversals as reversals
  join payment_orders as orders on orders.id = reversals.order_id
 where not reversals.is_reinstated and reversals.credits > reversals.taken + reversals.settled
 order by reversals.created_at;
update payment_reversals set taken = taken + settled;
alter table payment_reversals drop column settled, add check (taken <= credits);

-- It is paid by the triggers alone, may be forgiven, and leaves only together with its whole account.
create function credits_owed_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE'
     and (new.id, new.account_id, new.amount, new.reference_kind, new.reference_id, new.reason)
         is not distinct from (old.id, old.account_id, old.amount, old.reference_kind, old.reference_id, old.reason)
     and (new.paid = old.paid or (new.paid > old.paid and pg_trigger_depth() > 1))
     and new.is_forgiven >= old.is_forgiven then
    return new;
  end if;
  raise exception 'what is owed is paid by credits that come, and by nothing else';
end $$;
create trigger credits_owed_stay before update or delete on credits_owed
  for each row execute function credits_owed_stay();
revoke truncate on credits_owed from current_user;
