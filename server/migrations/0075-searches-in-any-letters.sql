-- A text in small letters without accents, in every script: what searches compare and names are ordered by. `lower` knows
-- the letters of the database's locale alone, which for C are those of ASCII; Unicode's are ICU's, which a PostgreSQL from
-- elsewhere may have been built without.
do $do$
begin
  execute format($create$
    create function folded(written text) returns text language plpgsql immutable parallel safe as $$
    begin
      -- Most texts are of ASCII alone, and taking accents off is what takes longest.
      if octet_length(written) = length(written) then
        return lower(written);
      end if;
      -- Unicode takes no stroke off a letter.
      return translate(
        lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')%s), 'łøđħŧı', 'lodhti');
    end $$ $create$,
    case when exists (select from pg_collation where collname = 'und-x-icu') then ' collate "und-x-icu"' else '' end);
end $do$;

create or replace function set_what_results_list() returns trigger language plpgsql as $$
declare
  is_hidden boolean;
  file_name text;
begin
  select screening.is_blind and new.revealed_at is null, file.file_name into is_hidden, file_name
    from screenings as screening left join cv_files as file on file.id = new.cv_file_id
   where screening.id = new.screening_id;
  new.listed_name := case when is_hidden then null else left(folded(new.name), 300) end;
  new.listed_text := folded(case when is_hidden
    then concat_ws(' ', 'Candidate ' || new.candidate_number, new.latest_job)
    else concat_ws(' ', new.name, new.email, new.location, new.latest_job) || E'\n' || coalesce(file_name, '') end);
  if octet_length(new.listed_text) > 800 then
    new.listed_text := null;
  end if;
  new.met := array(select key from jsonb_each(new.facts) where value ->> 'verdict' = 'met');
  new.met_bits := bits_of_requirements(new.met);
  if octet_length(array_to_string(new.met, '')) + 8 * cardinality(new.met) > 500 then
    new.met := null;
  end if;
  return new;
end $$;

-- Those with a letter beyond ASCII, and those whose text had been too long.
update screening_results set revealed_at = revealed_at
 where listed_text is null or octet_length(listed_text) <> length(listed_text);

-- The ledger's table is written anew; whoever reads or writes it waits, about 14 s for 1,000,000 entries.
alter table credit_entries drop column listed_text;
alter table credit_entries add column listed_text text not null
  generated always as (folded(case when about is null then reason else reason || ': ' || about end)) stored;
create index credit_entries_listed on credit_entries (account_id, sequence desc)
  include (created_at, type, amount, reference_kind, listed_text, work_id);
