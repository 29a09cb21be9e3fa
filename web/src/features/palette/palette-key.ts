const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** The key that shortcuts are held with, as its cap says it. */
export const commandKey = isMac ? "⌘" : "Ctrl";

/** Whether a key opens or closes the palette: Ctrl K, or ⌘ K on a Mac, where Ctrl K deletes the rest of a line. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return (
    key.toLowerCase() === "k" && !altKey && !shiftKey && (isMac ? metaKey : ctrlKey) && ctrlKey !== metaKey
  );
}
