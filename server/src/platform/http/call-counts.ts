import { createHash } from "node:crypto";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";

/** How many calls a key has made in its window, and the milliseconds until that ends. */
export type CallCount = { current: number; ttl: number };

/** Counts one more call of `key`, whose window of `timeWindowMs` begins with its first call. */
export type CountCall = (key: string, timeWindowMs: number, max: number) => Promise<CallCount>;

/** Of so many keys a process remembers that they have made their calls. */
const rememberedKeys = 10_000;

/**
 * Counts calls in the database, so that a limit holds whichever process answers. Who has made all of theirs is remembered
 * until the window ends: a flood of calls costs the database no more than those that are allowed.
 */
export function countCallsIn<Tables>(database: Kysely<Tables>): CountCall {
  const usedUp = new LRUCache<string, { endsAtMs: number }>({ max: rememberedKeys });
  return async (key, timeWindowMs, max) => {
    const leftMs = (usedUp.get(key)?.endsAtMs ?? 0) - performance.now();
    if (leftMs > 0) {
      return { current: max + 1, ttl: leftMs };
    }
    const { rows } = await sql<CallCount>`
      insert into call_counts as counted (key_hash, calls, window_ends_at)
      values (${createHash("sha256").update(key).digest()}, 1, now() + ${timeWindowMs} * interval '1 millisecond')
      on conflict (key_hash) do update set
        calls = case when counted.window_ends_at <= now() then 1 else counted.calls + 1 end,
        window_ends_at = case when counted.window_ends_at <= now()
                              then excluded.window_ends_at else counted.window_ends_at end
      returning calls as current, extract(epoch from window_ends_at - now())::float8 * 1000 as ttl`.execute(
      database,
    );
    const [count] = rows;
    if (!count) {
      throw new Error("A call was not counted.");
    }
    if (count.current >= max) {
      usedUp.set(key, { endsAtMs: performance.now() + count.ttl });
    }
    return count;
  };
}

/** Where @fastify/rate-limit keeps its counts: one place for all limits, whose keys say which of them it is. */
export function storeThatCounts(countCall: CountCall): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(...[key, done, timeWindowMs, max]: Parameters<FastifyRateLimitStore["incr"]>): void {
      countCall(key, timeWindowMs, max).then((count) => done(null, count), done);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/** Comes round every hour. */
export async function forgetEndedCallCounts<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`delete from call_counts where window_ends_at <= now()`.execute(database);
}
