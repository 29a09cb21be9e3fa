-- What an account has been told once, and the sample that shows a newcomer how interview drives work.

alter table accounts add column dismissed_hints text[] not null default '{}';

alter table drives add column is_sample boolean not null default false;
-- Two tabs that ask for it at once get the same one.
create unique index drives_sample_once on drives (account_id) where is_sample;
