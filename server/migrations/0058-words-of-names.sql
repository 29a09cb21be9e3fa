-- Finding people by the beginnings of words of their names and addresses, as somebody types them: small letters, without
-- accents. No extension is needed for it, which a PostgreSQL from elsewhere may not allow.
create function words_of_name(name text, email text) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(
    lower(translate(
      regexp_replace(normalize(coalesce(name, '') || ' ' || coalesce(email, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
      'ŁłØøĐđĦħŦŧı', 'LlOoDdHhTti')),
    '[][\s.,;:!?@_()''"’/\\&|*<>+-]+'), ''))
$$;
create index screening_results_by_words on screening_results using gin (words_of_name(name, email));
create index drive_candidates_by_words on drive_candidates using gin (words_of_name(name, email));
