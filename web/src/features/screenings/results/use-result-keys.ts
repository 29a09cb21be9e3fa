import { useEffect, useRef } from "react";
import { type ResultStep, stepOfKey } from "./result-steps.ts";

/** Listens to the keys of the results, except while something is typed, a menu is open or a button has the focus. */
export function useResultKeys(onStep: (step: ResultStep) => void) {
  const latest = useRef(onStep);
  latest.current = onStep;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = stepOfKey(event.key);
      if (step === null || belongsElsewhere(event.target, event.key)) return;
      event.preventDefault();
      latest.current(step);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function belongsElsewhere(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("input, textarea, select, [role=dialog], [role=menu]"))
    return true;
  // A region that scrolls keeps its arrows; a control keeps its Enter, but for the rows themselves.
  if (key.startsWith("Arrow")) return target.closest("[data-scrolls]") !== null;
  return key === "Enter" && target.closest("a, button, summary") !== null && !target.closest("[data-result]");
}
