-- A search through the ledger compares small letters: made once, as an entry is written, and not for every entry at every
-- search. The table is written anew; whoever reads or writes it waits, about 14 s for 1,000,000 entries.
alter table credit_entries add column listed_text text not null
  generated always as (lower(case when about is null then reason else reason || ': ' || about end)) stored;

-- It is made only after this has looked.
create or replace function credit_entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if new.about is null
       and to_jsonb(new) - array['about', 'listed_text'] = to_jsonb(old) - array['about', 'listed_text'] then
      return new;
    end if;
  end if;
  raise exception 'credit entries cannot be changed or deleted';
end $$;

drop index credit_entries_listed;
create index credit_entries_listed on credit_entries (account_id, sequence desc)
  include (created_at, type, amount, reference_kind, listed_text, work_id);
