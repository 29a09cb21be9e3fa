import type { Requirement } from "@winnow/contract/requirements.ts";
import { newUuid } from "../../../api/new-uuid.ts";

/** A requirement that stood in a list, at its place. */
export type Placed = { requirement: Requirement; place: number };

/** An id for one that the server does not know yet. */
export function newId(): string {
  return `new ${newUuid()}`;
}

export function idsOf(list: readonly Requirement[]): ReadonlySet<string> {
  return new Set(list.map(({ id }) => id));
}

/** Those of the list, to be put back. The server gives ids of what was removed to others: they come back as new ones. */
export function placedIn(list: readonly Requirement[], ids: ReadonlySet<string>): Placed[] {
  return list.flatMap((requirement, place) =>
    ids.has(requirement.id) ? [{ requirement: { ...requirement, id: newId() }, place }] : [],
  );
}

/**
 * The list with one more at `place`, or at its end. The server gives it an id and words of its own, and an answer may be
 * lost: it stands there already where one that was not `known` when it was meant to come is of its kind and sentence,
 * and has no words but its.
 */
export function withOne(
  list: readonly Requirement[],
  requirement: Requirement,
  { known, place = list.length }: { known: ReadonlySet<string>; place?: number },
): Requirement[] {
  const others = list.filter(({ id }) => id !== requirement.id);
  const words = wordsOf(requirement.text);
  const isThere = others.some(
    ({ id, text, kind, sentence }) =>
      !known.has(id) &&
      kind === requirement.kind &&
      sentence === requirement.sentence &&
      [...wordsOf(text)].every((word) => words.has(word)),
  );
  return isThere ? [...list] : others.toSpliced(place, 0, requirement);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
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

/** What was merged into `id` stands in its parts again, in place of what they had become. */
export function parted(
  list: readonly Requirement[],
  { id, parts, known }: { id: string | undefined; parts: readonly Placed[]; known: ReadonlySet<string> },
): Requirement[] {
  return putBack(
    list.filter((each) => each.id !== id),
    parts,
    known,
  );
}
