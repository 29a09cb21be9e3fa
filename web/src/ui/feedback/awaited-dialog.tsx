import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

export type DialogAwaited = {
  /** They have thought better of it. */
  onLeave: () => void;
  /** Whether a key leaves it, besides Escape. */
  isLeaveKey?: (event: KeyboardEvent) => boolean;
  /** Is given what is typed, where the dialog begins with a field for it. */
  typed?: RefObject<string>;
};

/**
 * Stands for a dialog whose code is on its way, and has the keys already: on a slow line letters would else be the
 * shortcuts of the page below, where R rejects somebody.
 */
export function AwaitedDialog(props: DialogAwaited) {
  const { typed } = props;
  const isLeaving = useEffectEvent(
    (event: KeyboardEvent) => event.key === "Escape" || (props.isLeaveKey?.(event) ?? false),
  );
  const leave = useEffectEvent(props.onLeave);

  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isLast = isLeaving(event);
      if (!isLast && (event.ctrlKey || event.metaKey || event.altKey)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isLast) leave();
      else if (typed) typed.current = afterKey(typed.current, event.key);
    }
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [typed]);

  return <span hidden data-dialog-awaited />;
}

function afterKey(text: string, key: string): string {
  const characters = Array.from(text);
  if (key === "Backspace") return characters.slice(0, -1).join("");
  return Array.from(key).length === 1 ? text + key : text;
}

/** Whether somebody waits for a dialog that has the keys already. */
export function isDialogAwaited(): boolean {
  return document.querySelector("[data-dialog-awaited]") !== null;
}
