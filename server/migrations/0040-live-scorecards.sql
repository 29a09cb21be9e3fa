-- Every page that shows a scorecard follows what another one changes.
create trigger scorecards_announce after insert or update on scorecards
  for each row execute function announce_account_change('scorecards', 'account_id');
