import { useEffect, useEffectEvent, useRef, useState } from "react";

const waitMs = 800;

/**
 * A text that saves itself: a moment after the last key, when the field is left, and when the page is left. What
 * the server holds is taken over only once the field that was typed in is left.
 */
export function useSavedText(
  stored: string,
  save: (text: string) => void,
): { text: string; change: (text: string) => void; commit: () => void } {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const isEntered = useRef(false);
  /** What the server holds was what is typed, so that what it holds since is newer. */
  const isConfirmed = useRef(false);

  function saveNow() {
    if (pending.current === null) return;
    save(pending.current);
    pending.current = null;
  }

  function commit() {
    saveNow();
    isEntered.current = false;
    if (isConfirmed.current) setTyped(null);
  }

  function change(next: string) {
    pending.current = next;
    isEntered.current = true;
    isConfirmed.current = false;
    setTyped(next);
  }

  const onPause = useEffectEvent(saveNow);

  useEffect(() => {
    if (typed === null) return;
    // What was typed since is on its way to be drawn.
    if (pending.current !== null && pending.current !== typed) return;
    if (typed === stored) {
      pending.current = null;
      isConfirmed.current = true;
      if (!isEntered.current) setTyped(null);
      return;
    }
    const timer = setTimeout(() => onPause(), waitMs);
    return () => clearTimeout(timer);
  }, [typed, stored]);

  useEffect(() => {
    const listener = () => onPause();
    window.addEventListener("pagehide", listener);
    return () => {
      window.removeEventListener("pagehide", listener);
      onPause();
    };
  }, []);

  return { text: typed ?? stored, change, commit };
}
