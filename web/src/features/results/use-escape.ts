import { useEffect } from "react";
import { useStableCallback } from "../../ui/use-stable-callback.ts";
import { belongsElsewhere } from "./use-result-keys.ts";

/** Listens to Escape where it leads back, unless a dialog or something that is typed into wants it. */
export function useEscape(onEscape: () => void, options: { isWanted: boolean }) {
  const { isWanted } = options;
  const leadBack = useStableCallback(onEscape);

  useEffect(() => {
    if (!isWanted) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented || belongsElsewhere(event.target, event.key))
        return;
      leadBack();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isWanted, leadBack]);
}
