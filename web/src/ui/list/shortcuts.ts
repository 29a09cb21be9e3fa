/** Keys and what they ask for; what the help says of that stands in its own words. */
export type Shortcut<Act extends string = string> = {
  /** As the browser names them: "j", "ArrowDown". */
  keys: readonly string[];
  asks: Act;
};

/** What a key asks for by a table; null when it is none of its keys. */
export function askedByTable<Act extends string>(
  shortcuts: readonly Shortcut<Act>[],
): (key: string) => Act | null {
  const acts = new Map(shortcuts.flatMap(({ keys, asks }) => keys.map((key) => [key, asks] as const)));
  return (key) => acts.get(key) ?? null;
}
