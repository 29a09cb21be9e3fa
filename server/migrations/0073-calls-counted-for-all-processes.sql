-- How many calls of a kind somebody has made since when, so that a limit holds whichever process answers. Whose calls they
-- are stands in a hash. What is lost in a crash of PostgreSQL is counted anew.
create unlogged table call_counts (
  key_hash bytea primary key,
  calls integer not null,
  window_ends_at timestamptz not null
);
create index call_counts_ended on call_counts (window_ends_at);
