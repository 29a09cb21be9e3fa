import type { auditAnswers } from "@winnow/contract/audits.ts";
import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import type { DrawnItem } from "./draw-sample.ts";

export type AuditRow = Selectable<Tables["audits"]> & { items_count: number; answered_count: number };
export type AuditItemRow = Pick<
  Selectable<Tables["audit_items"]>,
  "position" | "result_id" | "is_below" | "answer"
> & { candidate_number: number };
export type Answer = (typeof auditAnswers)[number];

const withCounts = (database: Queryable<Tables>, accountId: AccountId) =>
  database
    .selectFrom("audits")
    .selectAll("audits")
    .select([
      sql<number>`(select count(*) from audit_items where audit_id = audits.id)`.as("items_count"),
      sql<number>`(select count(*) from audit_items where audit_id = audits.id and answer is not null)`.as(
        "answered_count",
      ),
    ])
    .where("audits.account_id", "=", accountId);

/** Newest first. */
export function listAuditRows(
  database: Queryable<Tables>,
  where: { accountId: AccountId; screeningId: string },
): Promise<AuditRow[]> {
  return withCounts(database, where.accountId)
    .where("audits.screening_id", "=", where.screeningId)
    .orderBy("audits.created_at", "desc")
    .orderBy("audits.id")
    .execute();
}

/** Throws `auditNotFound`, for a foreign id as for one that does not exist. */
export async function getAuditRow(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<AuditRow> {
  const row = await withCounts(database, accountId).where("audits.id", "=", id).executeTakeFirst();
  if (!row) {
    throw new Failure("auditNotFound");
  }
  return row;
}

/** Locks an audit, so that answers come one after the other. Throws `auditNotFound`. */
export async function lockAudit(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<void> {
  const row = await database
    .selectFrom("audits")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) {
    throw new Failure("auditNotFound");
  }
}

/** In the order of reading; an item whose result was deleted has gone with it. */
export function listItems(
  database: Queryable<Tables>,
  where: { accountId: AccountId; auditId: string },
): Promise<AuditItemRow[]> {
  return database
    .selectFrom("audit_items as item")
    .innerJoin("screening_results as result", "result.id", "item.result_id")
    .select(["item.position", "item.result_id", "item.is_below", "item.answer", "result.candidate_number"])
    .where("result.account_id", "=", where.accountId)
    .where("item.audit_id", "=", where.auditId)
    .orderBy("item.position")
    .execute();
}

/** The results on either side of a line. */
export async function listAroundLine(
  database: Queryable<Tables>,
  where: { accountId: AccountId; screeningId: string; line: number },
): Promise<{ below: string[]; above: string[] }> {
  const rows = await database
    .selectFrom("screening_results")
    .select("id")
    .select(sql<boolean>`matching_score < ${where.line}::numeric`.as("is_below"))
    .where("account_id", "=", where.accountId)
    .where("screening_id", "=", where.screeningId)
    .execute();
  const { below = [], above = [] } = Object.groupBy(rows, (row) => (row.is_below ? "below" : "above"));
  return { below: below.map(({ id }) => id), above: above.map(({ id }) => id) };
}

export async function insertAudit(
  database: Queryable<Tables>,
  audit: {
    accountId: AccountId;
    screeningId: string;
    line: number;
    seed: number;
    below: number;
    items: DrawnItem[];
  },
): Promise<string> {
  const { id } = await database
    .insertInto("audits")
    .values({
      account_id: audit.accountId,
      screening_id: audit.screeningId,
      line: audit.line,
      seed: audit.seed,
      below: audit.below,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database
    .insertInto("audit_items")
    .values(
      audit.items.map(({ resultId, isBelow }, index) => ({
        audit_id: id,
        position: index + 1,
        result_id: resultId,
        is_below: isBelow,
      })),
    )
    .execute();
  return id;
}

export async function storeAnswer(
  database: Queryable<Tables>,
  item: { accountId: AccountId; auditId: string; position: number; answer: Answer; by: string },
): Promise<void> {
  await database
    .updateTable("audit_items")
    .set({ answer: item.answer, answered_by: item.by, answered_at: sql<Date>`now()` })
    .where("audit_id", "=", (owned) =>
      owned
        .selectFrom("audits")
        .select("id")
        .where("account_id", "=", item.accountId)
        .where("id", "=", item.auditId),
    )
    .where("position", "=", item.position)
    .execute();
}
