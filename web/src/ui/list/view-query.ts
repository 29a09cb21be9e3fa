/** What a saved view keeps of an address: these parameters, in one order; not the page, and not where somebody is. */
export function viewQuery(parameters: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = parameters.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
