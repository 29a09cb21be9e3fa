import type { Shortcut } from "../../ui/list/shortcuts.ts";

/** What the help listens to on every page of recruiters. */
export const helpShortcuts: readonly Shortcut<"help">[] = [{ keys: ["?"], asks: "help" }];
