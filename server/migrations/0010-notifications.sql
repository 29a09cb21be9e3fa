create table notification_feeds (
  account_id uuid primary key references accounts on delete cascade,
  -- Counts the changes of an account's notifications; given out under the row's lock, so that they appear in order.
  revision bigint not null default 0
);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  revision bigint not null,
  -- What is told about the same thing again replaces what was told before ("screening:<id>").
  subject text not null,
  title text not null,
  message text not null,
  icon text not null,
  action text check (action like '/admin/%'),
  notification_type text not null
    check (notification_type in ('info', 'warning', 'error', 'success', 'progress', 'progress_completion')),
  status text not null default 'unread' check (status in ('read', 'unread', 'cleared')),
  created_at timestamptz not null default now(),
  unique (account_id, subject)
);
create index notifications_account on notifications (account_id, created_at desc, id);
create index notifications_revision on notifications (account_id, revision);

create function notifications_number() returns trigger language plpgsql as $$
begin
  insert into notification_feeds (account_id, revision) values (new.account_id, 1)
    on conflict (account_id) do update set revision = notification_feeds.revision + 1
    returning revision into new.revision;
  return new;
end $$;
create trigger notifications_number before insert or update on notifications
  for each row execute function notifications_number();

-- "<what changed> <account>": API processes listen and tell the pages that are open.
create function announce_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changes', tg_argv[0] || ' ' || (to_jsonb(new) ->> tg_argv[1]));
  return null;
end $$;
create trigger notifications_announce after insert or update on notifications
  for each row execute function announce_account_change('notification', 'account_id');
create trigger credit_balances_announce after update on credit_balances
  for each row when (old.balance - old.held is distinct from new.balance - new.held)
  execute function announce_account_change('credits', 'account_id');
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changes', 'session ' || old.account_id);
  return null;
end $$;
create trigger sessions_announce_end after delete on sessions
  for each row execute function announce_session_end();
create trigger accounts_announce_flags after update of feature_flags on accounts
  for each row when (old.feature_flags is distinct from new.feature_flags)
  execute function announce_account_change('feature_flags', 'id');
