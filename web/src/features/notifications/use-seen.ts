import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/** Constant of the specification: the part of an item that must be visible. */
const seenAt = 0.5;

/**
 * Notes which elements (by `data-notification`) are at least half visible within `root`, and hands their ids over when
 * the list goes away. The answer is a ref callback for each element.
 */
export function useSeen(root: HTMLElement | null, onLeave: (ids: string[]) => void) {
  const seen = useRef(new Set<string>());
  const observer = useRef<IntersectionObserver | null>(null);
  const waiting = useRef(new Set<HTMLElement>());
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!root) return;
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of entries) {
        const id = target.getAttribute("data-notification");
        if (id && intersectionRatio >= seenAt) seen.current.add(id);
      }
    };
    const watching = new IntersectionObserver(note, { root, threshold: seenAt });
    observer.current = watching;
    for (const element of waiting.current) watching.observe(element);
    return () => {
      note(watching.takeRecords());
      watching.disconnect();
      observer.current = null;
    };
  }, [root]);

  useEffect(
    () => () => {
      const ids = [...seen.current];
      seen.current.clear();
      if (ids.length > 0) leave(ids);
    },
    [],
  );

  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    waiting.current.add(element);
    observer.current?.observe(element);
    return () => {
      waiting.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);
}
