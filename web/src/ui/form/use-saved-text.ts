import { useEffect, useEffectEvent, useRef, useState } from "react";

const waitMs = 800;

/**
 * A text that saves itself: a moment after the last key, when the field is left, and when the page is left. What
 * the server holds is taken over only once the field that was typed in is left.
 */
export function useSavedText(
  stored: string,
  /** Resolves when the server has answered. What goes wrong is told by whoever saves. */
  save: (text: string) => unknown,
  /** Told when what was typed is what was there before, and nothing has to be sent. */
  onTakenBack?: (text: string) => void,
): { text: string; change: (text: string) => void; commit: () => void } {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  /** What was sent last, until the server holds what is typed. */
  const sent = useRef<Sent | null>(null);
  const [unanswered, setUnanswered] = useState(0);
  const isEntered = useRef(false);
  /** What the server holds was what is typed, so that what it holds since is newer. */
  const isConfirmed = useRef(false);

  function saveNow() {
    if (pending.current === null) return;
    void send(pending.current);
    pending.current = null;
  }

  async function send(text: string) {
    sent.current = { text, over: stored };
    setUnanswered((count) => count + 1);
    try {
      await save(text);
    } catch {
      // What is typed stays typed.
    }
    setUnanswered((count) => count - 1);
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
  const tellTakenBack = useEffectEvent((text: string) => onTakenBack?.(text));

  useEffect(() => {
    if (typed === null) return;
    // What was typed since is on its way to be drawn.
    if (pending.current !== null && pending.current !== typed) return;
    if (isHeld({ typed, stored, sent: sent.current, isUnanswered: unanswered > 0 })) {
      // What is stored may be shown before it is: what was sent is confirmed by its answer alone.
      if (sent.current === null && unanswered === 0) tellTakenBack(typed);
      pending.current = null;
      sent.current = null;
      isConfirmed.current = true;
      if (!isEntered.current) setTyped(null);
      return;
    }
    const timer = setTimeout(() => onPause(), waitMs);
    return () => clearTimeout(timer);
  }, [typed, stored, unanswered]);

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

/** A text that was sent, and what was stored then. */
type Sent = { text: string; over: string };

/**
 * Whether the server holds what is typed. Until what was sent is answered or stored, what is stored may be what was
 * there before another text that is on its way.
 */
export function isHeld(of: {
  typed: string;
  stored: string;
  sent: Sent | null;
  isUnanswered: boolean;
}): boolean {
  const { typed, stored, sent, isUnanswered } = of;
  if (typed !== stored) return false;
  return sent === null || (sent.text === typed && (sent.over !== stored || !isUnanswered));
}
