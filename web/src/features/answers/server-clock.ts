/** The server's time, told by the monotonic clock of the page: what a device believes about the time does not matter. */
export type ServerClock = { serverMs: number; atMs: number };

/** Of an answer that says `serverMs` and came at `atMs` of the page's clock. */
export function clockFrom(serverMs: number, atMs: number): ServerClock {
  return { serverMs, atMs };
}

/** Milliseconds since 1970 by the server. */
export function timeBy(clock: ServerClock, atMs: number): number {
  return clock.serverMs + (atMs - clock.atMs);
}

/** Milliseconds until a moment of the server's, never less than none. */
export function timeLeft(endsAtMs: number | null, clock: ServerClock, atMs: number): number {
  return endsAtMs === null ? 0 : Math.max(0, endsAtMs - timeBy(clock, atMs));
}
