-- As for CVs: a job description on its way that could not be scanned for viruses so far, and is tried again.
alter table screenings add column jd_upload_waits_for_scanner boolean not null default false;
