import { LRUCache } from "lru-cache";

/** All groups of one list in columns, oldest first. */
export type Groups = {
  /** The newest entry that they were made of. */
  newestId: string | null;
  days: Int32Array;
  entries: Float64Array;
  moved: Float64Array;
  lastSequences: Float64Array;
  byAmount?: Uint32Array;
};
export type Group = { day: number; entries: number; moved: number; last_sequence: number };
type PageOfGroups = {
  sort_by: "created_at" | "amount";
  order_by: "asc" | "desc";
  start: number;
  size: number;
};

/** A list of more groups is read a page at a time. */
export const maxKeptGroups = 20_000;
export const tooMany = "too many";

/** With its place in the order by amount, which is made when it is asked for. */
const bytesOfGroup = 32;

/**
 * By list. Entries never change, and those of an account are numbered in the order in which they are committed: neither
 * do the groups change that they make up to one of them. A list only grows: once there are too many groups to be kept,
 * there always are. Lists that are asked for in turn and do not all fit are all made anew at each call.
 */
export const keptGroups = new LRUCache<string, Groups | typeof tooMany>({
  maxSize: 40_000_000,
  sizeCalculation: (groups) => 1_000 + (groups === tooMany ? 0 : bytesOfGroup * groups.days.length),
});

export function pageOfGroups(
  groups: Groups,
  { sort_by: by, order_by: direction, start, size }: PageOfGroups,
): Group[] {
  const { days, entries, moved, lastSequences } = groups;
  const count = days.length;
  const first = start * size;
  const places = Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) =>
    direction === "asc" ? first + index : count - 1 - first - index,
  );
  const order = by === "amount" ? orderByAmount(groups) : null;
  return places.map((place) => {
    const index = order?.[place] ?? place;
    return {
      day: days[index] ?? 0,
      entries: entries[index] ?? 0,
      moved: moved[index] ?? 0,
      last_sequence: lastSequences[index] ?? 0,
    };
  });
}

/** The smallest first, of equal ones the older. */
function orderByAmount(groups: Groups): Uint32Array {
  if (!groups.byAmount) {
    const amounts = groups.moved.map(Math.abs);
    groups.byAmount = Uint32Array.from(amounts.keys()).sort(
      (one, other) => (amounts[one] ?? 0) - (amounts[other] ?? 0) || one - other,
    );
  }
  return groups.byAmount;
}
