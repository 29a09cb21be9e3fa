import { type RefObject, useCallback } from "react";

/** Leads the focus from the link of one row to that of the next or previous, in a list inside `frame`. */
export function useRowSteps(frame: RefObject<HTMLElement | null>): (step: "next" | "previous") => void {
  return useCallback(
    (step) => {
      const links = [...(frame.current?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
      const at = links.findIndex((link) => link.matches(":focus"));
      const next = at < 0 ? links.at(step === "next" ? 0 : -1) : links[at + (step === "next" ? 1 : -1)];
      next?.focus();
      next?.scrollIntoView({ block: "nearest" });
    },
    [frame],
  );
}
