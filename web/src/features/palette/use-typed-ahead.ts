import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { isPaletteKey } from "./palette-key.ts";

/**
 * The text that is typed while the palette `isAwaited`, for the field that is on its way: on a slow line its letters would
 * else be the shortcuts of the page below, where R rejects somebody. `onLeave`: they have thought better of it.
 */
export function useTypedAhead(isAwaited: boolean, onLeave: () => void): RefObject<string> {
  const text = useRef("");
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    if (!isAwaited) return;
    text.current = "";
    function onKeyDown(event: KeyboardEvent) {
      const isLeaving = event.key === "Escape" || isPaletteKey(event);
      if (!isLeaving && (event.ctrlKey || event.metaKey || event.altKey)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isLeaving) leave();
      else if (event.key === "Backspace") text.current = Array.from(text.current).slice(0, -1).join("");
      else if (Array.from(event.key).length === 1) text.current += event.key;
    }
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isAwaited]);

  return text;
}
