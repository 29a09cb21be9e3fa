import { putOnce } from "./put-once.ts";

/** The list with one item at another place, as far as there is one; a list without that item stays as it is. */
export function moved<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((each) => each.id === id);
  return item ? putOnce(items, item, Math.max(0, to)) : [...items];
}
