import { type RefObject, useLayoutEffect, useState } from "react";

/** List, report and page of the CV: how many of them stand side by side. */
export type Panes = 1 | 2 | 3;

/** The widths in pixels from which two and three panes have room, the window's and that of their frame. */
const widths = { window: 900, two: 680, three: 1_140 } as const;

export function panesIn(frameWidth: number, windowWidth: number): Panes {
  if (windowWidth < widths.window || frameWidth < widths.two) return 1;
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
