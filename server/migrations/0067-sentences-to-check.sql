-- Sentences of a JD that may ask for something, for a person to decide, and how well the JD was read.
alter table screenings add column jd_to_check jsonb not null default '[]';
alter table screenings add column jd_reading text not null default 'whole'
  check (jd_reading in ('whole', 'thin', 'unknown_language'));
