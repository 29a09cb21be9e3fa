import { useEffect, useEffectEvent, useState } from "react";
import { useOpenInterview } from "./interview-context.ts";
import { timeLeft } from "./server-clock.ts";

const tickMs = 250;

/** Milliseconds until a moment of the server's; `onOver` is called once when they are over while the page is open. */
export function useTimeLeft(endsAtMs: number | null, onOver?: () => void): number {
  const { session } = useOpenInterview();
  const read = () => timeLeft(endsAtMs, session.store.read().clock, performance.now());
  const [leftMs, setLeftMs] = useState(read);
  const isLeft = useEffectEvent(() => leftMs > 0);
  const tick = useEffectEvent(() => {
    const now = read();
    if (now <= 0 && isLeft()) onOver?.();
    setLeftMs(now);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is another time.
  useEffect(() => {
    tick();
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  return leftMs;
}
