-- Since when a job form is open, and what job search engines are told of it.

alter table screenings add column public_since timestamptz;
update screenings set public_since = clock_timestamp() where visibility = 'public';

create function note_public_since() returns trigger language plpgsql as $$
begin
  if new.visibility = 'internal' then
    new.public_since := null;
  elsif new.public_since is null then
    new.public_since := clock_timestamp();
  end if;
  return new;
end
$$;
create trigger screenings_note_public_since before insert or update of visibility on screenings
  for each row execute function note_public_since();
alter table screenings add check ((visibility = 'public') = (public_since is not null));

alter table job_forms
  add column reopened_at timestamptz,
  add column is_listed boolean not null default false,
  add column town text not null default '',
  add column country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  add column is_remote boolean not null default false,
  add column employment_type text check (employment_type in
    ('FULL_TIME', 'PART_TIME', 'TEMPORARY', 'CONTRACTOR', 'INTERN', 'VOLUNTEER', 'PER_DIEM'));
