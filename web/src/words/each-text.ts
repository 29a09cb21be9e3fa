/** Words with each text changed, those that functions make of values as well. */
export function eachText<T>(words: T, change: (text: string) => string): T {
  // Each kind of value comes back as the kind that it was.
  return changed(words, change) as T;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value === "function") return (...given: unknown[]) => changed(value(...given), change);
  if (Array.isArray(value)) return value.map((inside) => changed(inside, change));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, changed(inside, change)]));
  }
  return value;
}
