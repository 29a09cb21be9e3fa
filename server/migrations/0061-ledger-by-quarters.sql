-- What an entry counts under: the work that was paid for, or, where it is for none, its own number in the form of an id.
create function credit_piece(work_id uuid, sequence bigint) returns uuid language sql immutable parallel safe
  return coalesce(work_id, lpad(to_hex(sequence), 32, '0')::uuid);

-- The ledger by quarters of an hour and what was paid for. Days and months of every time zone are whole quarters, so that
-- they are counted from few rows, however many entries there are. A trigger keeps it under the lock of the balance, as
-- entries are written.
create table credit_quarters (
  account_id uuid not null references credit_balances (account_id) on delete cascade,
  begins_at timestamptz not null,
  piece_id uuid not null,
  reference_kind text not null,
  type text not null,
  entries bigint not null,
  amount bigint not null,
  last_sequence bigint not null,
  primary key (account_id, begins_at, piece_id, reference_kind, type) include (entries, amount, last_sequence)
);

create function credit_entries_fill_quarters() returns trigger language plpgsql as $$
begin
  insert into credit_quarters as kept
         (account_id, begins_at, piece_id, reference_kind, type, entries, amount, last_sequence)
  values (new.account_id, date_bin('15 minutes', new.created_at, timestamptz '1970-01-01 00:00:00Z'),
          credit_piece(new.work_id, new.sequence), new.reference_kind, new.type, 1, new.amount, new.sequence)
      on conflict (account_id, begins_at, piece_id, reference_kind, type) do update
     set entries = kept.entries + 1, amount = kept.amount + excluded.amount,
         last_sequence = excluded.last_sequence;
  return null;
end $$;
create trigger credit_entries_fill_quarters after insert on credit_entries
  for each row execute function credit_entries_fill_quarters();

insert into credit_quarters
select account_id, date_bin('15 minutes', created_at, timestamptz '1970-01-01 00:00:00Z'),
       credit_piece(work_id, sequence), reference_kind, type, count(*), sum(amount), max(sequence)
  from credit_entries
 group by 1, 2, 3, 4, 5;

-- A search is put together by work too.
drop index credit_entries_listed;
create index credit_entries_listed on credit_entries (account_id, sequence desc)
  include (created_at, type, amount, reference_kind, reason, about, work_id);
