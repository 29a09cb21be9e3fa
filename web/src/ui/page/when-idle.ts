import { afterPaint } from "./after-paint.ts";

/** However busy the page is. */
const patienceMs = 400;

/**
 * Does something for each, one after the other, while nothing else is to be done: a key that is pressed meanwhile goes
 * first. Answers how to call off the rest.
 */
export function eachWhenIdle<Item>(items: readonly Item[], act: (item: Item) => unknown): () => void {
  const left = [...items];
  let callOff = whenIdle(doNext);

  function doNext() {
    const item = left.shift();
    if (item === undefined) return;
    void act(item);
    callOff = whenIdle(doNext);
  }

  return () => callOff();
}

function whenIdle(act: () => void): () => void {
  // Safari has no such call.
  if (!("requestIdleCallback" in window)) return afterPaint(act);
  const waiting = window.requestIdleCallback(act, { timeout: patienceMs });
  return () => window.cancelIdleCallback(waiting);
}
