import { useEffect, useEffectEvent } from "react";
import { belongsElsewhere } from "./belongs-elsewhere.ts";

/** Listens to Escape where it leads back, unless a dialog or something that is typed into wants it. */
export function useEscape(onEscape: () => void, options: { isWanted: boolean }) {
  const { isWanted } = options;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || belongsElsewhere(event.target, event.key)) return;
    onEscape();
  });

  useEffect(() => {
    if (!isWanted) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isWanted]);
}
