import { createHash, createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { inOneTransaction } from "../database/call-transaction.ts";
import { Failure } from "../failure.ts";

/** What clients may send: long enough not to be guessed, printable, and no longer than a header needs. */
const keyPattern = /^[\x21-\x7e]{16,200}$/;

export type KeyedCall = {
  /** The `Idempotency-Key` header. */
  key: string;
  /** Whose key it is; null for callers without an account. */
  accountId: string | null;
  method: string;
  /** The path with its query. */
  url: string;
  body: unknown;
};

/**
 * Answers a call that is made once, however often it is sent with its key: the first answer is stored in the same
 * transaction as all that the call does, so that either both are there or neither. A refused call leaves nothing and
 * may be sent again. Throws `inputInvalid` for a key that is none, `idempotencyKeyReused` when the key came with
 * another call, `idempotencyKeyInWork` while its first call is still being answered.
 */
export async function answerOnce<Tables>(
  database: Kysely<Tables>,
  call: KeyedCall,
  answer: () => Promise<string>,
): Promise<{ text: string; isReplayed: boolean }> {
  if (!keyPattern.test(call.key)) {
    throw new Failure("inputInvalid", {
      message: "An Idempotency-Key is 16 to 200 printable characters without spaces.",
    });
  }
  const keyHash = createHash("sha256").update(`${call.accountId}\n${call.key}`).digest();
  // The key itself is not kept, so what was sent (a password, say) cannot be guessed from this.
  const fingerprint = createHmac("sha256", call.key)
    .update(JSON.stringify([call.method, call.url, call.body ?? null]))
    .digest();
  return inOneTransaction(database, async () => {
    const lock = keyHash.readBigInt64BE().toString();
    const { rows: locks } = await sql<{ is_free: boolean }>`
      select pg_try_advisory_xact_lock(${lock}::bigint) as is_free`.execute(database);
    if (!locks[0]?.is_free) {
      throw new Failure("idempotencyKeyInWork", { retryAfterSeconds: 1 });
    }
    const { rows: stored } = await sql<{ fingerprint: Buffer; answer: string }>`
      select fingerprint, answer from idempotency_keys
      where key_hash = ${keyHash} and created_at > now() - interval '24 hours'`.execute(database);
    if (stored[0]) {
      if (!fingerprint.equals(stored[0].fingerprint)) {
        throw new Failure("idempotencyKeyReused");
      }
      return { text: stored[0].answer, isReplayed: true };
    }
    const text = await answer();
    await sql`
      insert into idempotency_keys (key_hash, account_id, fingerprint, answer)
      values (${keyHash}, ${call.accountId}, ${fingerprint}, ${text})
      on conflict (key_hash) do update
      set fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = now()`.execute(database);
    return { text, isReplayed: false };
  });
}

/** Comes round every hour: keys are good for a day. */
export async function forgetOldIdempotencyKeys<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(database);
}
