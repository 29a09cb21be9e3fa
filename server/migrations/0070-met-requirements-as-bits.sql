-- A bit for each of the requirements r1 to r62 that a result meets: to compare lists of texts was most of what a filter by
-- them took. Requirements of other names are in `met` alone.
alter table screening_results add column met_bits bigint not null default 0;

create function bits_of_requirements(ids text[]) returns bigint language sql immutable parallel safe
  return (select coalesce(bit_or(1::bigint << substr(id, 2)::integer), 0)
            from unnest(ids) as id where id ~ '^r([1-9]|[1-5][0-9]|6[0-2])$');

create or replace function set_what_results_list() returns trigger language plpgsql as $$
declare
  is_hidden boolean;
  file_name text;
begin
  select screening.is_blind and new.revealed_at is null, file.file_name into is_hidden, file_name
    from screenings as screening left join cv_files as file on file.id = new.cv_file_id
   where screening.id = new.screening_id;
  -- As `letterOrder` in platform/database/natural-order.ts.
  new.listed_name := case when is_hidden then null else left(lower(
    case when octet_length(new.name) = length(new.name) then new.name
         else translate(regexp_replace(normalize(new.name, NFKD), '[\u0300-\u036f]', '', 'g'),
                        'ŁłØøĐđĦħŦŧı', 'LlOoDdHhTti') end), 300) end;
  new.listed_text := lower(case when is_hidden
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
