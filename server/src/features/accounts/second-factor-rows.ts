import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type SecondFactorRow = Selectable<Tables["second_factors"]>;

const challengeMinutes = 10;
/** How long a key waits for the code that confirms it. */
const confirmationMinutes = 60;

export async function hasSecondFactor(database: Queryable<Tables>, accountId: AccountId): Promise<boolean> {
  return (await findSecondFactor(database, accountId)) !== undefined;
}

/** The one that is asked for when signing in. */
export function findSecondFactor(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<SecondFactorRow | undefined> {
  return database
    .selectFrom("second_factors")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("turned_on_at", "is not", null)
    .executeTakeFirst();
}

/** The one that waits for a code. */
export function findWaitingSecondFactor(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<SecondFactorRow | undefined> {
  return database
    .selectFrom("second_factors")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("turned_on_at", "is", null)
    .where("created_at", ">", sql<Date>`now() - make_interval(mins => ${confirmationMinutes})`)
    .executeTakeFirst();
}

/** Takes the place of one that waits. False where one is on. */
export async function keepWaitingSecondFactor(
  database: Queryable<Tables>,
  { accountId, secret, isSealed }: { accountId: AccountId; secret: Buffer; isSealed: boolean },
): Promise<boolean> {
  const kept = await database
    .insertInto("second_factors")
    .values({ account_id: accountId, secret, is_sealed: isSealed })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ secret, is_sealed: isSealed, created_at: sql`clock_timestamp()` })
        .where("second_factors.turned_on_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** The code of this half minute confirms the key that waits. Of two at once one does. */
export async function confirmSecondFactor(
  database: Queryable<Tables>,
  { accountId, secret, step }: { accountId: AccountId; secret: Buffer; step: number },
): Promise<boolean> {
  const confirmed = await database
    .updateTable("second_factors")
    .set({ turned_on_at: sql`now()`, last_step: step })
    .where("account_id", "=", accountId)
    .where("secret", "=", secret)
    .where("turned_on_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses up the codes up to this half minute. False where it was used before. */
export async function useStep(
  database: Queryable<Tables>,
  { accountId, step }: { accountId: AccountId; step: number },
): Promise<boolean> {
  const used = await database
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("turned_on_at", "is not", null)
    .where("last_step", "<", step)
    .returning("account_id")
    .executeTakeFirst();
  return used !== undefined;
}

/** With its recovery codes. False where there was none that is on. */
export async function deleteSecondFactor(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<boolean> {
  const deleted = await database
    .deleteFrom("second_factors")
    .where("account_id", "=", accountId)
    .where("turned_on_at", "is not", null)
    .returning("account_id")
    .executeTakeFirst();
  await database.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  return deleted !== undefined;
}

/** In place of all that there were. */
export async function replaceRecoveryCodes(
  database: Queryable<Tables>,
  accountId: AccountId,
  hashes: Buffer[],
): Promise<void> {
  await database.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  await database
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ code_hash, account_id: accountId })))
    .execute();
}

/** False where there is no such code, or it was used before. */
export async function useRecoveryCode(
  database: Queryable<Tables>,
  { accountId, codeHash }: { accountId: AccountId; codeHash: Buffer },
): Promise<boolean> {
  const used = await database
    .updateTable("recovery_codes")
    .set({ used_at: sql`now()` })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const { left } = await database
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function insertChallenge(
  database: Queryable<Tables>,
  challenge: { tokenHash: Buffer; accountId: AccountId; passwordHash: string },
): Promise<void> {
  await database
    .insertInto("sign_in_challenges")
    .values({
      token_hash: challenge.tokenHash,
      account_id: challenge.accountId,
      password_hash: challenge.passwordHash,
      expires_at: sql`now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute();
}

/** Whom a challenge is for, and the password that was typed for it. Undefined for unknown, used and expired ones alike. */
export async function findChallenge(
  database: Queryable<Tables>,
  tokenHash: Buffer,
): Promise<{ accountId: AccountId; passwordHash: string } | undefined> {
  const row = await database
    .selectFrom("sign_in_challenges")
    .select(["account_id", "password_hash"])
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row && { accountId: row.account_id, passwordHash: row.password_hash };
}

/** Of two at once, one gets true. */
export async function useChallenge(database: Queryable<Tables>, tokenHash: Buffer): Promise<boolean> {
  const used = await database
    .updateTable("sign_in_challenges")
    .set({ used_at: sql`now()` })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("token_hash")
    .executeTakeFirst();
  return used !== undefined;
}

/** Whose challenge it is or was, for the security log. */
export async function findAccountOfChallenge(
  database: Queryable<Tables>,
  tokenHash: Buffer,
): Promise<string | null> {
  const row = await database
    .selectFrom("sign_in_challenges")
    .select("account_id")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function deleteEndedChallenges(database: Queryable<Tables>): Promise<void> {
  await database.deleteFrom("sign_in_challenges").where("expires_at", "<", sql<Date>`now()`).execute();
}
