/** The list with one item moved by so many places, as far as there are any. */
export function moved<Item extends { id: string }>(items: readonly Item[], id: string, by: number): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  if (!item) return [...items];
  const others = items.filter((each) => each !== item);
  const to = Math.min(others.length, Math.max(0, from + by));
  return others.toSpliced(to, 0, item);
}
