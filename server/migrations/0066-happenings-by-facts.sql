-- What a line of a history or log says by kind and facts, so that any language can say it; rows from before keep their
-- sentence alone.
alter table drive_events add column happened jsonb;
alter table erasures add column erased_from jsonb;
