import { setTimeout } from "node:timers/promises";
import type pg from "pg";

const goodbyeTimeoutMs = 1_000;

/** Ends a connection, whether or not anybody answers at its other end. */
export async function endClient(client: pg.Client): Promise<void> {
  const abandon = new AbortController();
  const ended = client.end().catch(() => undefined);
  const isOver = await Promise.race([
    ended.then(() => true),
    setTimeout(goodbyeTimeoutMs, false, { signal: abandon.signal }).catch(() => true),
  ]);
  abandon.abort();
  if (!isOver) {
    client.connection.stream.destroy();
  }
}
