-- What an invited candidate has yet to be told; what is deleted before would never reach them.
alter table interviews add column notice text check (notice in ('withdrawn', 'cancelled'));
