import { type RefObject, useLayoutEffect, useState } from "react";

/** List, report and page of the CV: how many of them stand side by side. */
export type Panes = 1 | 2 | 3;

/** The width in pixels from which a window has room for more than one. */
export const minWindowWidth = 900;
/** The widths of their frame from which two and three have room. */
const widths = { two: 680, three: 1_140 } as const;

export function panesIn(frameWidth: number, windowWidth: number): Panes {
  if (windowWidth < minWindowWidth || frameWidth < widths.two) return 1;
  return frameWidth < widths.three ? 2 : 3;
}

/** How many panes have room in a frame, whatever stands beside it. */
export function usePanes(frame: RefObject<HTMLElement | null>): Panes {
  const [panes, setPanes] = useState<Panes>(1);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setPanes(panesIn(element.clientWidth, window.innerWidth));
    // Before the first paint, so that nothing of it is drawn twice.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  return panes;
}
