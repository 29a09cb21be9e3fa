import type { Shortcut } from "../../ui/list/shortcuts.ts";

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** The key that shortcuts are held with. */
export const commandKey = isMac ? "⌘" : "Ctrl";

/** The same as its cap says it; `ctrl` is what that key is called. */
export function commandCap(ctrl: string): string {
  return isMac ? commandKey : ctrl;
}

export const paletteShortcuts: readonly Shortcut[] = [
  {
    keys: [`${commandKey}+k`],
    asks: "palette",
  },
];

/** Whether a key opens or closes the palette: Ctrl K, or ⌘ K on a Mac, where Ctrl K deletes the rest of a line. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return (
    key.toLowerCase() === "k" && !altKey && !shiftKey && (isMac ? metaKey : ctrlKey) && ctrlKey !== metaKey
  );
}
