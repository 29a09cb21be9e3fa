import { type RefObject, useLayoutEffect, useRef } from "react";

const durationMs = 180;

/**
 * Lets the children of a list that bear `data-moves="<key>"` glide to their new places when the order changes, so that
 * the eye can follow; without motion where less of it is wanted.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string) {
  const tops = useRef(new Map<string, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the rows.
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map();
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-moves]") ?? []) {
      const key = row.dataset.moves ?? "";
      const from = before.get(key);
      const to = row.offsetTop;
      tops.current.set(key, to);
      if (isStill || from === to || before.size === 0) continue;
      const start = from === undefined ? { opacity: 0 } : { transform: `translateY(${from - to}px)` };
      row.animate([start, { opacity: 1, transform: "none" }], { duration: durationMs, easing: "ease-out" });
    }
  }, [list, order]);
}
