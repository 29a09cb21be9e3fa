-- Amounts are whole hundredths of a credit. Entries are the truth; balances are their sum, kept by triggers,
-- so that no code path can move one without the other.

create table credit_balances (
  account_id uuid primary key references accounts on delete cascade,
  balance bigint not null default 0 check (balance >= 0),
  held bigint not null default 0 check (held >= 0),
  check (balance - held >= 0)
);

create table credit_holds (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references credit_balances (account_id) on delete cascade,
  screening_id uuid,
  amount bigint not null check (amount > 0),
  -- What one finished piece of work costs, as quoted when the hold was made.
  unit_amount bigint not null check (unit_amount > 0),
  captured bigint not null default 0 check (captured >= 0),
  released bigint not null default 0 check (released >= 0),
  created_at timestamptz not null default now(),
  check (captured + released <= amount)
);
create index credit_holds_screening on credit_holds (screening_id);

create table credit_entries (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  account_id uuid not null references credit_balances (account_id) on delete cascade,
  type text not null check (type in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  balance_after bigint not null,
  reason text not null,
  reference_kind text not null,
  reference_id text not null,
  screening_id uuid,
  hold_id uuid references credit_holds,
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  unique (account_id, idempotency_key),
  unique (reference_kind, reference_id, type)
);
create index credit_entries_account on credit_entries (account_id, created_at desc, sequence desc);
create index credit_entries_hold on credit_entries (hold_id) where hold_id is not null;
create index credit_entries_screening on credit_entries (screening_id) where screening_id is not null;

create function credit_entries_move_balance() returns trigger language plpgsql as $$
begin
  update credit_balances
     set balance = balance + case new.type when 'credit' then new.amount else -new.amount end
   where account_id = new.account_id
  returning balance into new.balance_after;
  if not found then
    raise exception 'account % has no balance', new.account_id;
  end if;
  return new;
end $$;
create trigger credit_entries_move_balance before insert on credit_entries
  for each row execute function credit_entries_move_balance();

-- An entry leaves only together with its whole account (the cascade runs at trigger depth 2 or more).
create function credit_entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'credit entries cannot be changed or deleted';
end $$;
create trigger credit_entries_stay before update or delete on credit_entries
  for each row execute function credit_entries_stay();
create trigger credit_entries_stay_whole before truncate on credit_entries
  for each statement execute function credit_entries_stay();

create function credit_holds_move_held() returns trigger language plpgsql as $$
declare
  open_before bigint := 0;
begin
  if tg_op = 'UPDATE' then
    if new.amount <> old.amount or new.captured < old.captured or new.released < old.released then
      raise exception 'a hold only resolves';
    end if;
    open_before := old.amount - old.captured - old.released;
  end if;
  update credit_balances
     set held = held + (new.amount - new.captured - new.released) - open_before
   where account_id = new.account_id;
  return new;
end $$;
create trigger credit_holds_move_held after insert or update on credit_holds
  for each row execute function credit_holds_move_held();

-- Captured and debited belong to one transaction: at its end they have to agree.
create function credit_holds_match_entries() returns trigger language plpgsql as $$
declare
  debited bigint;
begin
  select coalesce(sum(amount), 0) into debited
    from credit_entries where hold_id = new.id and type = 'debit';
  if debited <> (select captured from credit_holds where id = new.id) then
    raise exception 'hold % captured and debited differ', new.id;
  end if;
  return null;
end $$;
create constraint trigger credit_holds_match_entries after update of captured on credit_holds
  deferrable initially deferred for each row execute function credit_holds_match_entries();
