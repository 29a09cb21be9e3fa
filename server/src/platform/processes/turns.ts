/**
 * A queue in which everybody who waits takes turns: the first of one, the first of the next. Whoever comes anew waits
 * for one thing of each of the others, however many they have.
 */
export type Turns<Item extends { turn: string }> = {
  first: () => Item | undefined;
  add: (item: Item) => void;
  /** Before everything else. */
  addFirst: (item: Item) => void;
  /** Whether it was there. Taking the first one ends its owner's turn. */
  remove: (item: Item) => boolean;
};

export function createTurns<Item extends { turn: string }>(): Turns<Item> {
  // In the order of their turns: a map keeps the order in which keys came.
  const waiting = new Map<string, Item[]>();
  let again: Item[] = [];
  const first = () => again[0] ?? waiting.values().next().value?.[0];
  return {
    first,
    add: (item) => {
      const own = waiting.get(item.turn);
      if (own) own.push(item);
      else waiting.set(item.turn, [item]);
    },
    addFirst: (item) => {
      again.unshift(item);
    },
    remove: (item) => {
      if (again.includes(item)) {
        again = again.filter((other) => other !== item);
        return true;
      }
      const own = waiting.get(item.turn);
      const index = own?.indexOf(item) ?? -1;
      if (!own || index < 0) return false;
      const wasFirst = item === first();
      own.splice(index, 1);
      if (own.length === 0 || wasFirst) waiting.delete(item.turn);
      if (own.length > 0 && wasFirst) waiting.set(item.turn, own);
      return true;
    },
  };
}
