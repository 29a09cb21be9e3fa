import type { personThingKinds } from "@winnow/contract/people.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import type { FoundPerson } from "./find-person.ts";
import { findThingsThere } from "./rows.ts";

export type Thing = { kind: (typeof personThingKinds)[number]; id: string };

/**
 * Of the things that somebody named those that belong to a person, each once; what is gone is passed over. Throws
 * `personNotFound` for what is somebody else's.
 */
export async function chooseThings(
  database: Queryable<Tables>,
  accountId: AccountId,
  { found, named }: { found: FoundPerson; named: Thing[] },
): Promise<Thing[]> {
  const own = thingsOf(found);
  const isOwn = ({ kind, id }: Thing) => own.some((thing) => thing.kind === kind && thing.id === id);
  const others = named.filter((thing) => !isOwn(thing));
  const there = await findThingsThere(
    database,
    accountId,
    others.map(({ id }) => id),
  );
  if (there.size > 0) {
    throw new Failure("personNotFound");
  }
  return own.filter((thing) => named.some(({ kind, id }) => thing.kind === kind && thing.id === id));
}

/** In the order in which they are erased: a candidate before the CV that it came from. */
export function thingsOf({ cvs, applications, candidates }: FoundPerson): Thing[] {
  return [
    ...candidates.map(({ id }) => ({ kind: "candidate" as const, id })),
    ...applications.map(({ id }) => ({ kind: "application" as const, id })),
    ...cvs.map(({ id }) => ({ kind: "cv" as const, id })),
  ];
}
