-- A row says where its file is going to lie before the file is moved there.
update cv_files set object_key = 'files' || substr(object_key, 8) where object_key like 'uploads/%';
update screenings set jd_upload_object_key = 'files/' || account_id || '/' || id || '/jd-' || jd_upload_id
 where jd_upload_state = 'uploading' and jd_upload_object_key is null;
-- What is stored is compared with the rows that point to it.
create index screenings_jd_object on screenings (jd_object_key) where jd_object_key is not null;
create index screenings_jd_upload_object on screenings (jd_upload_object_key) where jd_upload_object_key is not null;
create index result_exports_object on result_exports (object_key) where object_key is not null;
-- The file was found to be missing; what was read from it is still there.
alter table cv_files add column is_original_gone boolean not null default false;
