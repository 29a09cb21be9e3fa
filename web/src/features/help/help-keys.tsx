import { useEffect } from "react";
import { openHelp } from "./help-door.ts";
import { helpShortcuts } from "./help-shortcuts.ts";

/** Opens the keyboard shortcuts by their key, wherever nothing is typed; what tells that comes with the first such key. */
export function HelpKeys() {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => void answer(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return null;
}

async function answer(event: KeyboardEvent): Promise<void> {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (!helpShortcuts.some(({ keys }) => keys.includes(key))) return;
  const loaded = await import("../../ui/list/belongs-elsewhere.ts").catch(() => null);
  if (loaded && !loaded.belongsElsewhere(target, key)) openHelp("shortcuts");
}
