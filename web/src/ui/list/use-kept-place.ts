import { type RefObject, useLayoutEffect } from "react";

export type KeptPlace = { scrollY: number; scrolledRows: number; focused: string };

/**
 * Keeps where in the list somebody was when a comparison or another view takes its place, and leads back there. `rows`
 * is what the rows scroll in, where that is not the page.
 */
export function useKeptPlace(kept: RefObject<KeptPlace | null>, rows: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const scroller = rows.current;
    if (kept.current) {
      window.scrollTo(0, kept.current.scrollY);
      scroller?.scrollTo(0, kept.current.scrolledRows);
      // What had the focus in the view that was left is gone with it.
      if (document.activeElement === document.body) focusOn(kept.current.focused);
    }
    return () => {
      kept.current = {
        scrollY: window.scrollY,
        scrolledRows: rows.current?.scrollTop ?? scroller?.scrollTop ?? 0,
        focused: selectorOf(document.activeElement),
      };
    };
  }, [kept, rows]);
}

const selectedRow = "[data-row][aria-current]";

function selectorOf(element: Element | null): string {
  const rowId = element?.getAttribute("data-row");
  if (rowId) return `[data-row="${rowId}"]`;
  const act = element?.getAttribute("data-act");
  return act ? `[data-act="${act}"]` : selectedRow;
}

function focusOn(selector: string) {
  const wanted =
    document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selectedRow);
  wanted?.focus({ preventScroll: true });
}
