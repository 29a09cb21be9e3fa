/** "At least two of: Prometheus, Grafana, Datadog" is content with some of what stands behind the colon. */
export const someOf =
  /\b(?:one|two|three|four|\d|any|some|several|either) (?:or more )?(?:of|from)(?: the following| these)?$/iu;
