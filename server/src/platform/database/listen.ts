import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { endClient } from "./end-client.ts";

export type Listening = { close: () => Promise<void> };

const maxPauseMs = 5_000;
/** A connection that died without a word is noticed within this time. */
const checkEveryMs = 10_000;

/**
 * Hears what is announced on a channel (LISTEN/NOTIFY), on a connection of its own that is opened again when it
 * breaks. `onGap` is called after each opening: what was announced before it may have been missed.
 */
export function listen(
  url: string,
  options: { channel: string; onPayload: (payload: string) => void; onGap: () => void },
): Listening {
  const closing = new AbortController();
  const ended = keepListening(url, { ...options, signal: closing.signal });
  return {
    close: async () => {
      closing.abort();
      await ended;
    },
  };
}

async function keepListening(
  url: string,
  options: {
    channel: string;
    onPayload: (payload: string) => void;
    onGap: () => void;
    signal: AbortSignal;
  },
): Promise<void> {
  const { signal } = options;
  let pauseMs = 100;
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    const broken = Promise.withResolvers<void>();
    client.on("error", () => broken.resolve());
    client.on("end", () => broken.resolve());
    client.on("notification", ({ payload }) => options.onPayload(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(options.channel)}`);
      pauseMs = 100;
      options.onGap();
      await untilBroken(client, { broken: broken.promise, signal });
    } catch {
      // The next round tries again, after a pause.
    }
    await endClient(client);
    if (!signal.aborted) {
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    }
  }
}

async function untilBroken(
  client: pg.Client,
  { broken, signal }: { broken: Promise<void>; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    const waiting = new AbortController();
    const stop = AbortSignal.any([signal, waiting.signal]);
    const isBroken = await Promise.race([
      broken.then(() => true),
      setTimeout(checkEveryMs, false, { signal: stop }).catch(() => false),
    ]);
    waiting.abort();
    if (isBroken) {
      return;
    }
    if (!signal.aborted) {
      await client.query("select 1");
    }
  }
}
