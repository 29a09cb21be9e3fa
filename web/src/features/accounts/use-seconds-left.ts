import { useEffect, useState } from "react";

/** Counts down by the clock, so that a page in the background is right when it is looked at; answers how to begin anew. */
export function useSecondsLeft(seconds: number): [secondsLeft: number, beginAnew: () => void] {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + seconds * 1_000);
  const [nowMs, setNowMs] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1_000));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);

  function beginAnew() {
    setNowMs(Date.now());
    setEndsAtMs(Date.now() + seconds * 1_000);
  }

  return [secondsLeft, beginAnew];
}
