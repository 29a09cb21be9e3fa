/** Does something once what has changed is on the screen; answers how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let waiting: (() => void)[] = [];
let callOff: (() => void) | null = null;

/** The same, in any case before whatever somebody does next: no key or click finds undone what the one before has asked for. */
export function afterPaintOrBeforeNextAct(act: () => void): void {
  waiting.push(act);
  callOff ??= afterPaint(doWhatWaits);
}

function doWhatWaits(): void {
  callOff?.();
  callOff = null;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}

// A page that is not shown is not painted either.
for (const type of ["keydown", "pointerdown", "click", "visibilitychange", "pagehide"]) {
  window.addEventListener(type, doWhatWaits, { capture: true });
}
