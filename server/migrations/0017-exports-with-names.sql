-- Whose names stand in the file: as long as names are hidden in the screening, it stays where it is.
alter table result_exports add column shown_ids uuid[] not null default '{}';
update result_exports set shown_ids = result_ids;
