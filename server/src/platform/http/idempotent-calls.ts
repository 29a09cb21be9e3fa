import { createHash, createHmac } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Queryable } from "../database/open-database.ts";
import { transact } from "../database/transact.ts";
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

type Answer = { text: string; isReplayed: boolean };

/**
 * Answers a call that is made once, however often it is sent with its key: the first answer is stored in the
 * transaction that `answer` is given for all that the call does, so that either both are there or neither. A refused call leaves nothing and
 * may be sent again. Throws `inputInvalid` for a key that is none, `idempotencyKeyReused` when the key came with
 * another call, `idempotencyKeyInWork` while its first call is still being answered.
 */
export async function runIdempotent<Tables>(
  database: Kysely<Tables>,
  call: KeyedCall,
  answer: (transaction: Transaction<Tables>) => Promise<string>,
): Promise<Answer> {
  const key = keyOf(call);
  return transact({ database: { kysely: database } }, async (transaction) => {
    const stored = await recall(transaction, key);
    if (stored?.answer) {
      return { text: stored.answer, isReplayed: true };
    }
    const text = await answer(transaction);
    await store(transaction, key, { answer: text });
    return { text, isReplayed: false };
  });
}

/**
 * The same for a call that asks somebody outside of the database, for whom no transaction may wait. What is prepared
 * is stored together with its id before, the answer after. A call that was killed in between goes on from its id, and
 * so does a twin that comes meanwhile: `finish` has to have the same effect each time, and the first answer counts for
 * all. A refused call leaves its key free.
 */
export async function runIdempotentInSteps<Tables>(
  database: Kysely<Tables>,
  call: KeyedCall,
  steps: {
    prepare: (transaction: Transaction<Tables>) => Promise<string>;
    finish: (preparedId: string) => Promise<string>;
  },
): Promise<Answer> {
  const key = keyOf(call);
  const begun = await transact({ database: { kysely: database } }, async (transaction) => {
    const stored = await recall(transaction, key);
    if (stored) {
      return stored;
    }
    const prepared = await steps.prepare(transaction);
    await store(transaction, key, { prepared });
    return { prepared, answer: null };
  });
  if (begun.answer) {
    return { text: begun.answer, isReplayed: true };
  }
  const text = await singleFlight(key, async () => {
    try {
      return await store(database, key, { answer: await steps.finish(begun.prepared ?? "") });
    } catch (error) {
      if (error instanceof Failure) {
        await sql`delete from idempotency_keys where key_hash = ${key.hash} and answer is null`.execute(
          database,
        );
      }
      throw error;
    }
  });
  return { text, isReplayed: false };
}

/** Work of this process that is under way, by its key. */
const underWay = new Map<string, Promise<string>>();

/** Twins that meet in this process wait for the same work: nobody outside is asked for the same twice at once. */
function singleFlight(key: Key, work: () => Promise<string>): Promise<string> {
  const id = key.hash.toString("hex");
  const running = underWay.get(id);
  if (running) {
    return running;
  }
  const started = work().finally(() => underWay.delete(id));
  underWay.set(id, started);
  return started;
}

type Key = { hash: Buffer; fingerprint: Buffer; accountId: string | null; about: string[] };

function keyOf(call: KeyedCall): Key {
  if (!keyPattern.test(call.key)) {
    throw new Failure("inputInvalid", {
      message: "An Idempotency-Key is 16 to 200 printable characters without spaces.",
    });
  }
  return {
    hash: createHash("sha256").update(`${call.accountId}\n${call.key}`).digest(),
    // The key itself is not kept, so what was sent (a password, say) cannot be guessed from this.
    fingerprint: createHmac("sha256", call.key)
      .update(JSON.stringify([call.method, call.url, call.body ?? null]))
      .digest(),
    accountId: call.accountId,
    about: idsIn(call),
  };
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** What a call names in its path or its body. */
function idsIn({ url, body }: KeyedCall): string[] {
  return [...new Set(`${url} ${JSON.stringify(body ?? null)}`.match(uuid))];
}

/** What is stored of a key, which is locked until the transaction ends. */
async function recall<Tables>(
  database: Kysely<Tables>,
  key: Key,
): Promise<{ prepared: string | null; answer: string | null } | undefined> {
  const lock = key.hash.readBigInt64BE().toString();
  const { rows: locks } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(${lock}::bigint) as is_free`.execute(database);
  if (!locks[0]?.is_free) {
    throw new Failure("idempotencyKeyInWork", { retryAfterSeconds: 1 });
  }
  const { rows } = await sql<{ fingerprint: Buffer; prepared: string | null; answer: string | null }>`
    select fingerprint, prepared, answer from idempotency_keys
    where key_hash = ${key.hash} and created_at > now() - interval '24 hours'`.execute(database);
  if (rows[0] && !key.fingerprint.equals(rows[0].fingerprint)) {
    throw new Failure("idempotencyKeyReused");
  }
  return rows[0];
}

/** Answers the text that counts: of one prepared call, the first. */
async function store<Tables>(
  database: Kysely<Tables>,
  key: Key,
  what: { prepared: string } | { answer: string },
): Promise<string> {
  const { prepared, answer } = { prepared: null, answer: null, ...what };
  const { rows } = await sql<{ answer: string | null }>`
    insert into idempotency_keys as stored (key_hash, account_id, fingerprint, about, prepared, answer)
    values (${key.hash}, ${key.accountId}, ${key.fingerprint}, ${key.about}::uuid[], ${prepared}, ${answer})
    on conflict (key_hash) do update
    set fingerprint = excluded.fingerprint,
        about = excluded.about,
        prepared = excluded.prepared,
        answer = case when stored.fingerprint = excluded.fingerprint and stored.created_at > now() - interval '24 hours'
                      then coalesce(stored.answer, excluded.answer) else excluded.answer end,
        created_at = now()
    returning answer`.execute(database);
  return rows[0]?.answer ?? "";
}

/**
 * Forgets answers to calls of an account that named one of some ids, or in which an id or one of some words is a whole
 * value: they tell of somebody who was erased.
 */
export async function forgetAnswers<Tables>(
  database: Queryable<Tables>,
  { accountId, ids, words }: { accountId: string; ids: string[]; words: string[] },
): Promise<void> {
  const values = [...ids, ...words].map((word) => JSON.stringify(word));
  await sql`
    delete from idempotency_keys where account_id = ${accountId} and answer is not null
      and (about && ${ids}::uuid[]
           or exists (select from unnest(${values}::text[]) as value
                       where strpos(lower(answer), lower(value)) > 0))`.execute(database);
}

/** Comes round every hour: keys are good for a day. */
export async function forgetOldIdempotencyKeys<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(database);
}
