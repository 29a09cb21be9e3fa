import { useEffectEvent, useLayoutEffect } from "react";
import { belongsElsewhere } from "./belongs-elsewhere.ts";

/**
 * Listens to the keys of a list, except while something is typed, a menu or dialog is open, or a button wants its
 * Enter. What a key is about is what is on the screen, not what is only being prepared.
 */
export function useListKeys<Key extends string>(
  askedBy: (key: string) => Key | null,
  onKey: (key: Key) => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const asked = askedBy(event.key);
    if (asked === null || belongsElsewhere(event.target, event.key)) return;
    event.preventDefault();
    // A key that is held leads through the list, but acts once.
    if (event.repeat && asked !== "next" && asked !== "previous") return;
    onKey(asked);
  });

  // Before the rows can be seen: whoever sees them may press a key at once.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
