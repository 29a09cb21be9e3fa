import type { listRescreenedResults as endpoint } from "@winnow/contract/rescreenings.ts";
import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readPage } from "../../platform/database/read-page.ts";
import type { Tables } from "../../tables.ts";
import { isHidden } from "../results/matching-rows.ts";
import { readStoredReport, type StoredReport } from "../screenings/stored/read-stored-report.ts";

type Stored = Selectable<Tables["rescreened_results"]>;
export type RescreenedRow = Pick<
  Stored,
  "kept_reason" | "score_before" | "score_after" | "rank_before" | "rank_after" | "changes"
> & {
  id: string;
  candidate_number: number;
  name: string | null;
  file_name: string;
  is_hidden: boolean;
  is_corrected: boolean;
};

/** The results that were compared, each with what is shown of it; who stays as they are comes last. */
export async function listRescreenedRows(
  database: Queryable<Tables>,
  where: { accountId: AccountId; rescreeningId: string },
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<{ rows: RescreenedRow[]; total: number }> {
  const { sort_by: column, order_by: direction, start, size } = query;
  const compared = database
    .selectFrom("rescreened_results")
    .where("account_id", "=", where.accountId)
    .where("rescreening_id", "=", where.rescreeningId)
    .where("state", "<>", "waiting");
  const page = await readPage({
    counted: compared,
    sorted: compared
      .select("result_id")
      .orderBy(sql.ref(column), (order) => (direction === "asc" ? order.asc() : order.desc()).nullsLast())
      .orderBy("rank_before")
      .orderBy("result_id"),
    looksAtAll: true,
    start,
    size,
  });
  const ids = page.rows.map((row) => row.result_id);
  const rows = await database
    .selectFrom("rescreened_results as rescreened")
    .innerJoin("screening_results as result", "result.id", "rescreened.result_id")
    .innerJoin("screenings as screening", "screening.id", "result.screening_id")
    .innerJoin("cv_files as file", "file.id", "result.cv_file_id")
    .select([
      "result.id",
      "result.candidate_number",
      "result.name",
      "file.file_name",
      isHidden.as("is_hidden"),
      sql<boolean>`result.corrections <> '[]'`.as("is_corrected"),
      "rescreened.kept_reason",
      "rescreened.score_before",
      "rescreened.score_after",
      "rescreened.rank_before",
      "rescreened.rank_after",
      "rescreened.changes",
    ])
    .where("rescreened.account_id", "=", where.accountId)
    .where("rescreened.rescreening_id", "=", where.rescreeningId)
    .where(sql<boolean>`rescreened.result_id = any(${ids}::uuid[])`)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => rowOf.get(id) ?? []), total: page.total };
}

/** Everything that may say who some results are about: all reports on them, earlier and newer ones. */
export async function listReportsOf(
  database: Queryable<Tables>,
  where: { accountId: AccountId; rescreeningId: string },
  ids: string[],
): Promise<Map<string, StoredReport[]>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await database
    .selectFrom("rescreened_results as rescreened")
    .innerJoin("screening_results as result", "result.id", "rescreened.result_id")
    .select([
      "result.id",
      "result.report as now",
      "result.original_report as original_now",
      "rescreened.report",
      "rescreened.original_report",
      "rescreened.report_before",
      "rescreened.original_before",
    ])
    .where("rescreened.account_id", "=", where.accountId)
    .where("rescreened.rescreening_id", "=", where.rescreeningId)
    .where(sql<boolean>`rescreened.result_id = any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, ...reports }) => [
      id,
      Object.values(reports)
        .filter((report) => report !== null)
        .map(readStoredReport),
    ]),
  );
}

/** The reports of a result that were replaced, newest first. */
export async function listEarlierRows(
  database: Queryable<Tables>,
  where: { accountId: AccountId; resultId: string },
) {
  const rows = await database
    .selectFrom("rescreened_results as rescreened")
    .innerJoin("rescreenings as rescreening", "rescreening.id", "rescreened.rescreening_id")
    .select([
      "rescreening.id",
      "rescreening.settled_at",
      "rescreening.settled_by",
      "rescreened.report_before",
      "rescreened.original_before",
    ])
    .where("rescreened.account_id", "=", where.accountId)
    .where("rescreened.result_id", "=", where.resultId)
    .where("rescreened.state", "=", "taken over")
    .orderBy("rescreening.settled_at", "desc")
    .execute();
  return rows.flatMap(({ report_before: before, original_before: original, settled_at, ...row }) =>
    before === null || settled_at === null
      ? []
      : [
          {
            ...row,
            settled_at,
            report: readStoredReport(before),
            original: original === null ? null : readStoredReport(original),
          },
        ],
  );
}
