-- A CV that has arrived and could not be scanned for viruses so far, since the scanner was away; it is tried again.
alter table cv_files add column waits_for_scanner boolean not null default false;
