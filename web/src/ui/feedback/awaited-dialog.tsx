import { useEffectEvent, useLayoutEffect } from "react";

export type DialogAwaited = {
  /** They have thought better of it. */
  onLeave: () => void;
  /** Whether a key leaves it, besides Escape. */
  isLeaveKey?: (event: KeyboardEvent) => boolean;
  /** Any other key, for a dialog that begins with a field. */
  onType?: (key: string) => void;
};

/**
 * Stands for a dialog whose code is on its way, and has the keys already: on a slow line letters would else be the
 * shortcuts of the page below, where R rejects somebody.
 */
export function AwaitedDialog({ onLeave, isLeaveKey, onType }: DialogAwaited) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isLast = event.key === "Escape" || isLeaveKey?.(event);
    if (!isLast && (event.ctrlKey || event.metaKey || event.altKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isLast) onLeave();
    else onType?.(event.key);
  });

  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener, true);
    return () => removeEventListener("keydown", listener, true);
  }, []);

  return <span hidden data-dialog-awaited />;
}
