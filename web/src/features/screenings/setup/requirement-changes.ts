import type { Requirement } from "@winnow/contract/requirements.ts";

/** Requirements that stood in a list, each at its place. */
export type Placed = { requirement: Requirement; place: number };

export function idsOf(list: readonly Requirement[]): ReadonlySet<string> {
  return new Set(list.map(({ id }) => id));
}

export function placedIn(list: readonly Requirement[], ids: ReadonlySet<string>): Placed[] {
  return list.flatMap((requirement, place) => (ids.has(requirement.id) ? [{ requirement, place }] : []));
}

/**
 * The list with one more at `place`, or at its end. The server gives it an id of its own, and an answer may be lost: it
 * stands there already where one that was not `known` when it was meant to come has its words and kind.
 */
export function withOne(
  list: readonly Requirement[],
  requirement: Requirement,
  { known, place = list.length }: { known: ReadonlySet<string>; place?: number },
): Requirement[] {
  const others = list.filter(({ id }) => id !== requirement.id);
  const isThere = others.some(
    ({ id, text, kind }) => !known.has(id) && text === requirement.text && kind === requirement.kind,
  );
  return isThere ? [...list] : others.toSpliced(place, 0, requirement);
}

/** What was removed stands at its places again; all else stays as it is by now. */
export function putBack(
  list: readonly Requirement[],
  removed: readonly Placed[],
  known: ReadonlySet<string>,
): Requirement[] {
  return removed.reduce<Requirement[]>(
    (before, { requirement, place }) => withOne(before, requirement, { known, place }),
    [...list],
  );
}

/** What was merged stands in its parts again, the first in place of what they had become. */
export function parted(
  list: readonly Requirement[],
  [first, ...others]: readonly Placed[],
  known: ReadonlySet<string>,
): Requirement[] {
  if (!first) return [...list];
  const { id } = first.requirement;
  if (!list.some((each) => each.id === id)) return putBack(list, [first, ...others], known);
  const whole = list.map((each) => (each.id === id ? first.requirement : each));
  return putBack(whole, others, known);
}
