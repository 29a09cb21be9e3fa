/** A value that is made when it is first asked for: what the browser knows of a language takes a phone a while to load. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
