import { useCallback, useEffect, useRef, useState } from "react";

const waitMs = 800;

/**
 * A text that saves itself: a moment after the last key, when the field is left, and when the page is left. What
 * the server holds is taken over only while nothing is being typed.
 */
export function useSavedText(
  stored: string,
  save: (text: string) => void,
): { text: string; change: (text: string) => void; commit: () => void } {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const latestSave = useRef(save);
  latestSave.current = save;

  const commit = useCallback(() => {
    if (pending.current === null) return;
    latestSave.current(pending.current);
    pending.current = null;
  }, []);

  const change = useCallback((next: string) => {
    pending.current = next;
    setTyped(next);
  }, []);

  useEffect(() => {
    if (typed === null) return;
    if (typed === stored) {
      pending.current = null;
      setTyped(null);
      return;
    }
    const timer = setTimeout(commit, waitMs);
    return () => clearTimeout(timer);
  }, [typed, stored, commit]);

  useEffect(() => {
    window.addEventListener("pagehide", commit);
    return () => {
      window.removeEventListener("pagehide", commit);
      commit();
    };
  }, [commit]);

  return { text: typed ?? stored, change, commit };
}
