-- The first answer of each call that was sent with an Idempotency-Key, for a day. The key itself is not kept.
create table idempotency_keys (
  -- SHA-256 of the account and the key.
  key_hash bytea primary key,
  account_id uuid references accounts on delete cascade,
  -- HMAC of method, path and body under the key.
  fingerprint bytea not null,
  answer text not null,
  created_at timestamptz not null default now()
);
create index idempotency_keys_account on idempotency_keys (account_id) where account_id is not null;
create index idempotency_keys_created on idempotency_keys (created_at);

-- Entries of one account are numbered and dated under the lock of its balance, so that their order is the order in
-- which the balance moved, whenever the transactions that write them began.
create or replace function credit_entries_move_balance() returns trigger language plpgsql as $$
begin
  update credit_balances
     set balance = balance + case new.type when 'credit' then new.amount else -new.amount end
   where account_id = new.account_id
  returning balance into new.balance_after;
  if not found then
    raise exception 'account % has no balance', new.account_id;
  end if;
  new.sequence := nextval(pg_get_serial_sequence('credit_entries', 'sequence'));
  new.created_at := clock_timestamp();
  return new;
end $$;
create index credit_entries_order on credit_entries (account_id, sequence desc);

-- A hold begins unresolved, and nothing about it changes but what is captured and released.
create or replace function credit_holds_move_held() returns trigger language plpgsql as $$
declare
  open_before bigint := 0;
begin
  if tg_op = 'INSERT' and (new.captured <> 0 or new.released <> 0) then
    raise exception 'a hold begins unresolved';
  end if;
  if tg_op = 'UPDATE' then
    if (new.id, new.account_id, new.screening_id, new.amount, new.unit_amount, new.created_at)
         is distinct from (old.id, old.account_id, old.screening_id, old.amount, old.unit_amount, old.created_at)
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

-- A balance leaves only together with its whole account; otherwise it would take the entries with it.
create function credit_balances_stay() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'a balance cannot be deleted';
end $$;
create trigger credit_balances_stay before delete on credit_balances
  for each row execute function credit_balances_stay();

-- A paid result and its charge commit together: a CV that is finished under a hold has its result and its debit.
create function cv_files_are_charged() returns trigger language plpgsql as $$
begin
  if not exists (select from screening_results where cv_file_id = new.id) then
    raise exception 'CV % is finished without a result', new.id;
  end if;
  if not exists (select from credit_entries
                  where reference_kind = 'cv' and reference_id = new.id::text and type = 'debit') then
    raise exception 'CV % is finished without its charge', new.id;
  end if;
  return null;
end $$;
create constraint trigger cv_files_are_charged after update of state on cv_files
  deferrable initially deferred for each row
  when (new.state = 'screened' and old.state <> 'screened' and new.hold_id is not null)
  execute function cv_files_are_charged();

-- And no CV is charged that is not finished.
create function credit_entries_pay_for_results() returns trigger language plpgsql as $$
begin
  if exists (select from cv_files where id = new.reference_id::uuid and state <> 'screened') then
    raise exception 'CV % is charged without being finished', new.reference_id;
  end if;
  return null;
end $$;
create constraint trigger credit_entries_pay_for_results after insert on credit_entries
  deferrable initially deferred for each row
  when (new.reference_kind = 'cv' and new.type = 'debit'
        and new.reference_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
  execute function credit_entries_pay_for_results();

-- Where the server's role is no superuser, not even the owner may rewrite the ledger, with triggers disabled or not.
-- Deleting stays granted: an account is erased through a cascade, which runs in the owner's name.
revoke update, truncate on credit_entries from current_user;
revoke truncate on credit_holds, credit_balances from current_user;
