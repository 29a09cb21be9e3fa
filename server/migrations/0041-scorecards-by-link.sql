-- Whoever was sent a link may score the answers as well; the last scores under one name and link count.
alter table scorecards add column share_id uuid references shares on delete cascade;
create unique index scorecards_by_link on scorecards (share_id, reviewer) where share_id is not null;

alter table share_feedback add column has_scores boolean not null default false;
alter table share_feedback drop constraint share_feedback_check;
alter table share_feedback add constraint share_feedback_says_something
  check (thumb is not null or comment <> '' or has_scores);
