import { useEffect, useLayoutEffect, useRef } from "react";
import { askedByKey, type ResultKey } from "./result-steps.ts";

/** Listens to the keys of the results, except while something is typed, a menu or dialog is open, or a button wants its Enter. */
export function useResultKeys(onKey: (key: ResultKey) => void) {
  const latest = useRef(onKey);
  // What a key is about is what is on the screen, not what is only being prepared.
  useLayoutEffect(() => {
    latest.current = onKey;
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const asked = askedByKey(event.key);
      if (asked === null || belongsElsewhere(event.target, event.key)) return;
      event.preventDefault();
      // A key that is held leads through the list, but decides once.
      if (event.repeat && asked !== "next" && asked !== "previous") return;
      latest.current(asked);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const typedInto = "input:not([type=checkbox]), textarea, select, [role=slider], [role=menu], [role=listbox]";

/** Whether a key is meant for something else on the page than for what the results are about. */
export function belongsElsewhere(target: EventTarget | null, key: string): boolean {
  // While a dialog is open, what lies under it hears nothing.
  if (document.querySelector("[role=dialog][aria-modal=true], .MuiDialog-root, .MuiMenu-root")) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest(`${typedInto}, [role=dialog]`)) return true;
  // A region that scrolls keeps its arrows; a control keeps its Enter, but for the rows themselves.
  if (key.startsWith("Arrow")) return target.closest("[data-scrolls]") !== null;
  return (
    key === "Enter" &&
    target.closest("a, button, summary, input") !== null &&
    !target.closest("[data-result]")
  );
}
