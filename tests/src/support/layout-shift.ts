import type { Page } from "playwright-core";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** In the page, before it loads: adds up how much of it jumps by itself. */
export function recordLayoutShifts(): void {
  let sum = 0;
  Object.assign(window, { layoutShift: () => sum });
  new PerformanceObserver((list) => {
    // What is observed is layout shifts alone.
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) sum += value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** How much of the page has jumped since it began to load: 0 is nothing, above 0.1 it disturbs. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate("layoutShift()");
}
