-- What the list of results looks at, as it is shown: where a name is hidden, nothing of it is in here. Indexes hold these
-- columns, and a row of an index has 2,704 bytes at most: what is longer is null, and looked at in the row itself.
alter table screening_results
  -- What the name is ordered by, small letters without accents; null for whoever has none or is hidden.
  add column listed_name text,
  -- What a search finds, in small letters; the name of the file stands in a line of its own.
  add column listed_text text,
  -- The requirements that are met.
  add column met text[];

create function set_what_results_list() returns trigger language plpgsql as $$
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
  if octet_length(array_to_string(new.met, '')) + 8 * cardinality(new.met) > 500 then
    new.met := null;
  end if;
  return new;
end $$;
create trigger set_what_results_list
  before insert or update of name, email, location, latest_job, revealed_at, facts on screening_results
  for each row execute function set_what_results_list();

create function set_what_results_of_screening_list() returns trigger language plpgsql as $$
begin
  update screening_results set revealed_at = revealed_at where screening_id = new.id;
  return null;
end $$;
create trigger set_what_results_list after update of is_blind on screenings
  for each row when (old.is_blind is distinct from new.is_blind)
  execute function set_what_results_of_screening_list();

-- Results that share an address or a phone number with another one of their screening. Whoever adds, corrects or removes
-- a result has locked its screening.
create table result_namesakes (
  screening_id uuid not null,
  result_id uuid not null,
  primary key (screening_id, result_id)
);

-- One other is enough: where there are more, they are here already.
create function note_namesakes(one screening_results) returns void language sql as $$
  with others as (
    (select id from screening_results as other
      where other.screening_id = one.screening_id and lower(other.email) = lower(one.email)
        and other.email is not null and other.id <> one.id limit 1)
    union all
    (select id from screening_results as other
      where other.screening_id = one.screening_id and phone_digits(other.phone) = phone_digits(one.phone)
        and other.phone is not null and other.id <> one.id limit 1))
  insert into result_namesakes
  select one.screening_id, id from others
  union select one.screening_id, one.id from others
  on conflict do nothing
$$;

-- Where two are left that were its namesakes, they are each other's.
create function forget_namesakes(one screening_results) returns void language plpgsql as $$
declare
  by_email uuid[];
  by_phone uuid[];
begin
  delete from result_namesakes where screening_id = one.screening_id and result_id = one.id;
  if not found then
    return;
  end if;
  by_email := array(select id from screening_results as other
                     where other.screening_id = one.screening_id and lower(other.email) = lower(one.email)
                       and other.email is not null and other.id <> one.id limit 2);
  by_phone := array(select id from screening_results as other
                     where other.screening_id = one.screening_id and phone_digits(other.phone) = phone_digits(one.phone)
                       and other.phone is not null and other.id <> one.id limit 2);
  delete from result_namesakes as namesake
   using screening_results as left_over
   where left_over.id = any (case when cardinality(by_email) = 1 then by_email else '{}' end
                          || case when cardinality(by_phone) = 1 then by_phone else '{}' end)
     and namesake.screening_id = one.screening_id and namesake.result_id = left_over.id
     and not exists (select from screening_results as other
                      where other.screening_id = one.screening_id and lower(other.email) = lower(left_over.email)
                        and other.email is not null and other.id not in (left_over.id, one.id))
     and not exists (select from screening_results as other
                      where other.screening_id = one.screening_id
                        and phone_digits(other.phone) = phone_digits(left_over.phone)
                        and other.phone is not null and other.id not in (left_over.id, one.id));
end $$;

create function keep_result_namesakes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- With its screening everything goes: nobody is left to be one.
    if exists (select from screenings where id = old.screening_id) then
      perform forget_namesakes(old);
    else
      delete from result_namesakes where screening_id = old.screening_id and result_id = old.id;
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    perform forget_namesakes(old);
  end if;
  perform note_namesakes(new);
  return null;
end $$;
create trigger note_namesakes after insert on screening_results
  for each row execute function keep_result_namesakes();
create trigger correct_namesakes after update of email, phone on screening_results
  for each row when ((old.email, old.phone) is distinct from (new.email, new.phone))
  execute function keep_result_namesakes();
create trigger forget_namesakes before delete on screening_results
  for each row execute function keep_result_namesakes();
