import { type Insertable, type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { OfInterview } from "../answers/rows.ts";

export type ShareRow = Selectable<Tables["shares"]> & { is_expired: boolean; feedback_count: number };
export type FeedbackRow = Selectable<Tables["share_feedback"]>;
type One = OfInterview & { id: string };

/** How many pages are remembered to have been counted. */
const remembered = 50;

const isOpen = sql<boolean>`revoked_at is null and expires_at > clock_timestamp()`;

/** Whose candidate a link opens; undefined, by one and the same query, for one that is unknown, expired, revoked or of a locked account. */
export function findOpenShare(
  database: Queryable<Tables>,
  tokenHash: Buffer,
): Promise<Selectable<Tables["shares"]> | undefined> {
  return database
    .selectFrom("shares")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where(isOpen)
    .where(
      sql<boolean>`not exists (select from accounts where accounts.id = shares.account_id and locked_at is not null)`,
    )
    .executeTakeFirst();
}

export function findShare(
  database: Queryable<Tables>,
  { accountId, interviewId, id }: One,
): Promise<ShareRow | undefined> {
  return sharesOf(database, { accountId, interviewId }).where("shares.id", "=", id).executeTakeFirst();
}

/** The newest first. */
export function listShareRows(database: Queryable<Tables>, of: OfInterview): Promise<ShareRow[]> {
  return sharesOf(database, of).orderBy("created_at", "desc").orderBy("shares.id").execute();
}

function sharesOf(database: Queryable<Tables>, { accountId, interviewId }: OfInterview) {
  return database
    .selectFrom("shares")
    .selectAll("shares")
    .select([
      sql<boolean>`expires_at <= clock_timestamp()`.as("is_expired"),
      sql<number>`(select count(*) from share_feedback where share_id = shares.id)`.as("feedback_count"),
    ])
    .where("shares.account_id", "=", accountId)
    .where("shares.interview_id", "=", interviewId);
}

export async function countOpenShares(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<number> {
  const { count } = await database
    .selectFrom("shares")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps the newest `kept` of those that open nothing any more, and all that something was said by. */
export async function deleteEndedShares(
  database: Queryable<Tables>,
  { accountId, interviewId, kept }: OfInterview & { kept: number },
): Promise<void> {
  await database
    .deleteFrom("shares")
    .where("account_id", "=", accountId)
    .where("interview_id", "=", interviewId)
    .where("id", "in", (ended) =>
      ended
        .selectFrom("shares")
        .select("id")
        .where("account_id", "=", accountId)
        .where("interview_id", "=", interviewId)
        .where(sql<boolean>`not (${isOpen})`)
        .where(sql<boolean>`not exists (select from share_feedback where share_id = shares.id)`)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .offset(kept),
    )
    .execute();
}

/** Under an id that the page has chosen; false where it is taken. */
export async function insertShare(
  database: Queryable<Tables>,
  { days, ...share }: Omit<Insertable<Tables["shares"]>, "expires_at"> & { days: number },
): Promise<boolean> {
  const row = await database
    .insertInto("shares")
    .values({ ...share, expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${days}::int)` })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceToken(
  database: Queryable<Tables>,
  { accountId, id, tokenHash }: { accountId: AccountId; id: string; tokenHash: Buffer },
): Promise<void> {
  await database
    .updateTable("shares")
    .set({ token_hash: tokenHash })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** False for one that was revoked already. */
export async function markRevoked(
  database: Queryable<Tables>,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<boolean> {
  const row = await database
    .updateTable("shares")
    .set({ revoked_at: sql<Date>`clock_timestamp()` })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts that a page has opened a link, once for each; a caller who names no page is one each time. */
export async function countOpening(
  database: Queryable<Tables>,
  opening: { accountId: AccountId; id: string; visit: string | null },
): Promise<void> {
  const { accountId, id, visit } = opening;
  await database
    .updateTable("shares")
    .set({
      opened_count: sql<number>`opened_count + 1`,
      last_opened_at: sql<Date>`clock_timestamp()`,
      ...(visit === null
        ? {}
        : {
            recent_visits: sql<
              string[]
            >`(array_prepend(${visit}::uuid, recent_visits))[1:${sql.lit(remembered)}]`,
          }),
    })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .$if(visit !== null, (row) => row.where(sql<boolean>`${visit}::uuid <> all(recent_visits)`))
    .execute();
}

/** What was said by the links of an interview, the oldest first. */
export function listFeedback(
  database: Queryable<Tables>,
  { accountId, interviewId }: OfInterview,
): Promise<FeedbackRow[]> {
  return database
    .selectFrom("share_feedback")
    .innerJoin("shares", "shares.id", "share_feedback.share_id")
    .selectAll("share_feedback")
    .where("share_feedback.account_id", "=", accountId)
    .where("shares.interview_id", "=", interviewId)
    .orderBy("share_feedback.created_at")
    .orderBy("share_feedback.id")
    .execute();
}

export async function insertFeedback(
  database: Queryable<Tables>,
  feedback: Insertable<Tables["share_feedback"]>,
): Promise<void> {
  await database.insertInto("share_feedback").values(feedback).execute();
}
