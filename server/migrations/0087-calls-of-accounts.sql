-- How many calls a minute an account may make, in percent of what everybody may (features/usage/rows.ts).
alter table account_limits
  drop constraint account_limits_name_check,
  add constraint account_limits_name_check
    check (name in ('screenings', 'drives', 'cvs', 'exports', 'bytes', 'calls'));
