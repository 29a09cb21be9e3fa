import { askedByTable } from "../../ui/list/shortcuts.ts";
import { useListKeys } from "../../ui/list/use-list-keys.ts";
import { openHelp } from "./help-door.ts";
import { helpShortcuts } from "./help-shortcuts.ts";

const askedByKey = askedByTable(helpShortcuts);

/** Opens the keyboard shortcuts by their key, wherever nothing is typed. */
export function HelpKeys() {
  useListKeys(askedByKey, () => openHelp("shortcuts"));
  return null;
}
