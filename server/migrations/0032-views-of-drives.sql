-- Views of the list of interview drives are kept as well.

alter table saved_views
  drop constraint saved_views_list_check,
  add constraint saved_views_list_check check (list in ('screenings', 'results', 'drives'));
