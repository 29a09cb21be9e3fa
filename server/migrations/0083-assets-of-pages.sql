-- What pages of each release load, by names that say what they hold: a page that is open while processes are replaced goes
-- on loading what it names, and so does one whose calls come to a process of another release.
create table web_assets (
  name text primary key,
  content bytea not null,
  started_at timestamptz not null default now()
);
create index web_assets_started on web_assets (started_at);
