import type { Storage, StoredObject } from "./storage.ts";

/** What lies below one prefix, and which of it something in the database points to. */
export type StoredKind = { prefix: string; findInUse: (keys: string[]) => Promise<string[]> };

const keysAtATime = 1_000;

/**
 * Objects from before `before` that nothing points to. What is younger may belong to work that is still under way. Reads
 * and asks in portions: memory stays the same however many there are.
 */
export async function* findStrays(
  storage: Pick<Storage, "list">,
  { kind, before }: { kind: StoredKind; before: Date },
): AsyncGenerator<StoredObject> {
  let portion: StoredObject[] = [];
  for await (const object of storage.list(kind.prefix)) {
    if (object.modifiedAt < before) portion.push(object);
    if (portion.length === keysAtATime) {
      yield* await withoutUse(kind, portion);
      portion = [];
    }
  }
  yield* await withoutUse(kind, portion);
}

/** Removes them, each after another look at it and at what points to it; answers how many. */
export async function removeStrays(
  storage: Pick<Storage, "list" | "stat" | "remove">,
  options: { kind: StoredKind; before: Date },
): Promise<number> {
  let removed = 0;
  for await (const { key } of findStrays(storage, options)) {
    const now = await storage.stat(key);
    const [inUse] = await options.kind.findInUse([key]);
    if (now && now.modifiedAt < options.before && inUse === undefined) {
      await storage.remove([key]);
      removed += 1;
    }
  }
  return removed;
}

async function withoutUse(kind: StoredKind, portion: StoredObject[]): Promise<StoredObject[]> {
  if (portion.length === 0) {
    return [];
  }
  const inUse = new Set(await kind.findInUse(portion.map(({ key }) => key)));
  return portion.filter(({ key }) => !inUse.has(key));
}
