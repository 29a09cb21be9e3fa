/** Those that pass the test. Pages have thousands of characters, and mostly all pass: then there is nothing to copy. */
export function filterOrSame<Item>(items: readonly Item[], passes: (item: Item) => boolean): readonly Item[] {
  return items.every(passes) ? items : items.filter(passes);
}
