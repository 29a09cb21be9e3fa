-- Sentences of the recruiter's instructions that named no requirement or no change to one.
alter table screenings add column jd_instructions_not_understood jsonb not null default '[]';
