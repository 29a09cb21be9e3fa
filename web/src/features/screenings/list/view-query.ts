const remembered = ["search", "status", "mode", "visibility", "orderBy", "order"] as const;

/** What a saved view keeps of the address: search, filters and order, not the page. */
export function viewQuery(parameters: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of remembered) {
    const value = parameters.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
