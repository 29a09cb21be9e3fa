import { createHmac } from "node:crypto";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** Whether the address had its welcome credits with an account that was deleted since. */
export async function wasWelcomed(database: Queryable<Tables>, email: string): Promise<boolean> {
  const found = await database
    .selectFrom("welcomed_addresses")
    .select("welcomed_at")
    .where("address_hash", "=", await hashOf(database, email))
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers by its hash alone that the address had its welcome credits. */
export async function rememberWelcome(database: Queryable<Tables>, email: string): Promise<void> {
  await database
    .insertInto("welcomed_addresses")
    .values({ address_hash: await hashOf(database, email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function hashOf(database: Queryable<Tables>, email: string): Promise<Buffer> {
  const { key } = await database.selectFrom("address_keys").select("key").executeTakeFirstOrThrow();
  return createHmac("sha256", key).update(email).digest();
}
