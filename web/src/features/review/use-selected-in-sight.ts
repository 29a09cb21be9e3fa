import { type RefObject, useLayoutEffect, useRef } from "react";
import type { KeptPlace } from "../../ui/list/use-kept-place.ts";

/** Brings the selected row into sight once, when the rows are first there, unless the list is back where it was kept. */
export function useSelectedInSight(
  rows: RefObject<HTMLElement | null>,
  options: { isWanted: boolean; kept: RefObject<KeptPlace | null> },
): void {
  const { isWanted, kept } = options;
  const isDone = useRef(false);

  useLayoutEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    if (kept.current) return;
    const scroller = rows.current;
    const row = scroller?.querySelector<HTMLElement>("[aria-current]");
    if (!scroller || !row) return;
    const below = row.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
    // The scroller alone moves, never the page around it.
    if (below > 0) scroller.scrollTop += below;
  }, [rows, kept, isWanted]);
}
