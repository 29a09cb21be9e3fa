import { type RefObject, useCallback } from "react";

/** Leads the focus from one row to the next or previous, in a list inside `frame`: to its link, or to the row itself. */
export function useRowSteps(frame: RefObject<HTMLElement | null>): (step: "next" | "previous") => void {
  return useCallback(
    (step) => {
      const rows = [...(frame.current?.querySelectorAll<HTMLElement>("[data-list-row]") ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const next = at < 0 ? rows.at(step === "next" ? 0 : -1) : rows[at + (step === "next" ? 1 : -1)];
      (next?.querySelector<HTMLElement>("[data-row-link]") ?? next)?.focus();
      next?.scrollIntoView({ block: "nearest" });
    },
    [frame],
  );
}
