-- Results whose weights were changed say again which engine found their facts; the one that weighed stands beside it.
update screening_results
   set engine_version = report ->> 'engineVersion',
       weighed = (weighed - 'engineVersion') || jsonb_build_object('weighedBy', weighed -> 'engineVersion')
 where weighed ->> 'engineVersion' <> report ->> 'engineVersion';
