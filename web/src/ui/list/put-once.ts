/**
 * The list with an item at a place, at the end unless another is given; once, so that a change whose answer was lost can
 * be made again.
 */
export function putOnce<Item extends { id: string }>(
  items: readonly Item[],
  item: Item,
  place = items.length,
): Item[] {
  const others = items.filter(({ id }) => id !== item.id);
  return others.toSpliced(place, 0, item);
}
