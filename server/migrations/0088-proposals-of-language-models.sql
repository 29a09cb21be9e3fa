-- What a language model takes for a wish in a job description, by a hash of what it was asked; and whether it is to be asked.
alter table screenings
  add column jd_proposals jsonb,
  add column jd_awaits_proposals boolean not null default false;
