import { type DecisionKind, decisionKinds } from "@winnow/contract/decisions.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { decisionSentence } from "./decision-sentence.ts";

export type NewDecision = { kind: DecisionKind | null; reason: string | null };

/** The database's clock, which moves on within a transaction. */
export async function readClock(database: Queryable<Tables>): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(database);
  return rows[0]?.at ?? "now";
}

export async function insertBatch(
  database: Queryable<Tables>,
  batch: NewDecision & { accountId: AccountId; screeningId: string; decidedBy: string },
): Promise<string> {
  const { id } = await database
    .insertInto("decision_batches")
    .values({
      account_id: batch.accountId,
      screening_id: batch.screeningId,
      decision: batch.kind,
      reason: batch.reason,
      decided_by: batch.decidedBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes a decision on those of `ids` that have another one, keeps what was decided before in the batch, and writes
 * the histories: one statement for however many. A batch that changed nothing is not kept. Answers what changed.
 */
export async function storeDecision(
  database: Queryable<Tables>,
  decision: NewDecision & {
    accountId: AccountId;
    batchId: string;
    ids: string[];
    decidedBy: string;
    decidedAt: string;
  },
): Promise<string[]> {
  const { accountId, kind, reason, batchId, decidedBy, decidedAt } = decision;
  const { rows } = await sql<{ id: string }>`
    with before as (
      select id, decision, decision_reason, decided_by, decided_at
        from screening_results
       where account_id = ${accountId} and id = any(${decision.ids}::uuid[])
         and (decision, decision_reason) is distinct from (${kind}::text, ${reason}::text)
       order by id
         for update
    ), changed as (
      update screening_results as result
         set decision = ${kind},
             decision_reason = ${reason},
             decided_by = ${kind === null ? null : decidedBy},
             decided_at = ${kind === null ? null : decidedAt}::timestamptz
        from before
       where result.id = before.id
    ), kept as (
      insert into decision_batch_items
        (batch_id, result_id, decided_at, previous_decision, previous_reason, previous_by, previous_at)
      select ${batchId}::uuid, id, ${kind === null ? null : decidedAt}::timestamptz,
             decision, decision_reason, decided_by, decided_at
        from before
    ), told as (
      insert into result_events (account_id, result_id, kind, sentence, caused_by)
      select ${accountId}::uuid, id, 'decided', ${decisionSentence(decision)}, ${decidedBy} from before
    )
    select id from before`.execute(database);
  if (rows.length === 0) {
    await database
      .deleteFrom("decision_batches")
      .where("account_id", "=", accountId)
      .where("id", "=", batchId)
      .execute();
  }
  return rows.map((row) => row.id);
}

/** The batch, locked, when it can still be undone. */
export function lockOpenBatch(
  database: Queryable<Tables>,
  batch: { accountId: AccountId; screeningId: string; id: string },
) {
  return database
    .selectFrom("decision_batches")
    .select(["id"])
    .where("account_id", "=", batch.accountId)
    .where("screening_id", "=", batch.screeningId)
    .where("id", "=", batch.id)
    .where("undone_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Puts back what was decided before a batch, except where something newer was decided since. */
export async function restoreBefore(
  database: Queryable<Tables>,
  batch: { accountId: AccountId; id: string; undoneBy: string },
): Promise<{ restored: number; kept: number }> {
  const stateBefore = sql.join(
    decisionKinds.map((kind) => sql`when ${kind} then ${decisionLabels[kind].state.toLowerCase()}`),
    sql` `,
  );
  const { rows } = await sql<{ restored: number; kept: number }>`
    with items as (
      select item.*
        from decision_batch_items as item
        join screening_results as result on result.id = item.result_id
       where item.batch_id = ${batch.id} and result.account_id = ${batch.accountId}
         and result.decided_at is not distinct from item.decided_at
         -- A cleared decision has no time to know it by.
         and not exists (
           select from decision_batch_items as newer
             join decision_batches as newer_batch on newer_batch.id = newer.batch_id
             join decision_batches as this_batch on this_batch.id = item.batch_id
            where newer.result_id = item.result_id and newer_batch.undone_at is null
              and newer_batch.sequence > this_batch.sequence)
       order by item.result_id
         for update of result
    ), restored as (
      update screening_results as result
         set decision = items.previous_decision,
             decision_reason = items.previous_reason,
             decided_by = items.previous_by,
             decided_at = items.previous_at
        from items
       where result.id = items.result_id
    ), told as (
      insert into result_events (account_id, result_id, kind, sentence, caused_by)
      select ${batch.accountId}::uuid, result_id, 'decision undone',
             'Decision undone: ' || case previous_decision ${stateBefore} else 'undecided' end || ' as before',
             ${batch.undoneBy}
        from items
    ), closed as (
      update decision_batches set undone_at = now()
       where account_id = ${batch.accountId} and id = ${batch.id}
    )
    select (select count(*) from items) as restored,
           (select count(*) from decision_batch_items where batch_id = ${batch.id})
             - (select count(*) from items) as kept`.execute(database);
  return rows[0] ?? { restored: 0, kept: 0 };
}
