import { createStore } from "../../api/store.ts";

/** What is asked of the help: a page by its id, or null for the one that fits the address. */
export type AskedHelp = { pageId: string | null };

export const helpDoor = createStore<{ asked: AskedHelp | null }>({ asked: null });

/** Opens the help over the page, from wherever. */
export function openHelp(pageId: string | null = null): void {
  helpDoor.change({ asked: { pageId } });
}

export function closeHelp(): void {
  helpDoor.change({ asked: null });
}
