-- Balances move only through entries and holds: the triggers of those reach this one at depth 2 or more.
create function credit_balances_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 and new.held = 0 then
    return new;
  end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'a balance moves only through entries and holds';
end $$;
create trigger credit_balances_follow before insert or update on credit_balances
  for each row execute function credit_balances_follow();

-- A hold leaves only together with its whole account; otherwise what it reserves would stay reserved.
create function credit_holds_stay() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'a hold cannot be deleted';
end $$;
create trigger credit_holds_stay before delete on credit_holds
  for each row execute function credit_holds_stay();

-- The other half of credit_holds_match_entries: what is debited from a hold is captured in it.
create function credit_entries_match_holds() returns trigger language plpgsql as $$
begin
  if (select captured from credit_holds where id = new.hold_id)
     <> (select coalesce(sum(amount), 0) from credit_entries where hold_id = new.hold_id and type = 'debit') then
    raise exception 'hold % captured and debited differ', new.hold_id;
  end if;
  return null;
end $$;
create constraint trigger credit_entries_match_holds after insert on credit_entries
  deferrable initially deferred for each row when (new.hold_id is not null)
  execute function credit_entries_match_holds();

-- When somebody who has an account was last told that somebody signed up with their address.
alter table accounts add column notice_sent_at timestamptz;
