import { newUuid } from "./new-uuid.ts";

/** This page, from its loading to its end. */
export const pageId = newUuid();

const prefix = "winnow page ";
// A lock goes with the page that holds it, however the page ends.
const isHeld = "locks" in navigator ? hold() : Promise.resolve();

/** The pages of this browser that are open; null where it does not tell (plain HTTP in a LAN). */
export async function livingPages(): Promise<ReadonlySet<string> | null> {
  if (!("locks" in navigator)) return null;
  await isHeld;
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

function hold(): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(prefix + pageId, () => {
      resolve();
      return new Promise<never>(() => {});
    });
  });
}
