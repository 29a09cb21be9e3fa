-- A JD on its way stands beside the one in force, which it replaces only once it has been read.
alter table screenings
  add column jd_upload_state text check (jd_upload_state in ('uploading', 'reading', 'failed')),
  add column jd_upload_object_key text,
  add column jd_upload_file_name text,
  add column jd_upload_size_bytes bigint,
  add column jd_upload_media_type text,
  add column jd_upload_failure_reason text,
  drop column jd_size_bytes,
  drop column jd_failure_reason,
  drop constraint screenings_jd_state_check,
  add constraint screenings_jd_state_check check (jd_state in ('none', 'read'));
-- A file that failed is no original: the same bytes may be tried again.
update cv_files set sha256 = null where state = 'failed';
alter table cv_files add check (state <> 'failed' or sha256 is null);
