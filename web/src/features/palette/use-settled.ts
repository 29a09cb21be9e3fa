import { useEffect, useState } from "react";

/** A value once it has stayed the same for a while; nothing typed settles at once. */
export function useSettled(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return value === "" ? "" : settled;
}
