import type { listCvFiles as endpoint } from "@winnow/contract/screenings.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { contains } from "../../platform/database/contains.ts";
import { naturalOrder } from "../../platform/database/natural-order.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { type CvFileRow, cvFileColumns } from "./cv-file-rows.ts";

export type ListedCvFileRow = CvFileRow & {
  /** The file's name, or what stands in its place where candidates are hidden. */
  shown_name: string;
  duplicate_shown_name: string | null;
  result_id: string | null;
};

/** The files of a screening with the names that may be shown. */
const shown = (database: Queryable<Tables>, options: { accountId: AccountId; screeningId: string }) =>
  database
    .selectFrom("cv_files as file")
    .innerJoin("screenings as screening", "screening.id", "file.screening_id")
    .leftJoin("screening_results as result", "result.cv_file_id", "file.id")
    .where("file.account_id", "=", options.accountId)
    .where("file.screening_id", "=", options.screeningId)
    .select(cvFileColumns.map((column) => `file.${column}` as const))
    .select([
      "result.id as result_id",
      sql<boolean>`screening.is_blind and result.revealed_at is null`.as("is_hidden"),
      sql<string>`case
          when not screening.is_blind or result.revealed_at is not null then file.file_name
          when result.id is not null then 'Candidate ' || result.candidate_number
          else 'CV ' || row_number() over (order by file.created_at, file.id)
        end`.as("shown_name"),
      sql<number>`coalesce(result.candidate_number, 0)`.as("candidate_number"),
    ]);

export async function listCvFileRows(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string },
  query: z.output<typeof endpoint.schema.querystring>,
): Promise<{ rows: ListedCvFileRow[]; total: number }> {
  let matching = database.selectFrom(shown(database, options).as("file"));
  if (query.search !== "") {
    matching = matching.where(contains(sql.ref("file.shown_name"), query.search));
  }
  if (query.state?.length) {
    matching = matching.where("file.state", "in", query.state);
  }
  const { total } = await matching.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  // Not even the order of hidden names shows.
  const shownName = naturalOrder(sql`case when is_hidden then null else file_name end`);
  const sorted =
    query.sort_by === "trouble"
      ? matching
          .orderBy(sql`file.state = 'failed'`, query.order_by)
          .orderBy(shownName)
          .orderBy("file.candidate_number")
      : query.sort_by === "file_name"
        ? matching.orderBy(shownName, query.order_by).orderBy("file.candidate_number", query.order_by)
        : matching.orderBy(`file.${query.sort_by}`, query.order_by).orderBy(shownName);
  const rows = await sorted
    .selectAll("file")
    .orderBy("file.created_at", query.order_by)
    .orderBy("file.id", query.order_by)
    .limit(query.size)
    .offset(query.start * query.size)
    .execute();
  const originals = await findShownNames(database, options, rows);
  return {
    rows: rows.map((row) => ({
      ...row,
      duplicate_shown_name: (row.duplicate_of && originals.get(row.duplicate_of)) || null,
    })),
    total,
  };
}

async function findShownNames(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string },
  files: { duplicate_of: string | null }[],
): Promise<Map<string, string>> {
  const ids = files.flatMap((file) => file.duplicate_of ?? []);
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await database
    .selectFrom(shown(database, options).as("file"))
    .select(["file.id", "file.shown_name"])
    .where("file.id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.shown_name]));
}

/** Whether a CV of a blind screening has not been revealed, be it screened or not. */
export async function isCvHidden(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<boolean> {
  const { is_hidden } = await database
    .selectFrom("cv_files as file")
    .innerJoin("screenings as screening", "screening.id", "file.screening_id")
    .leftJoin("screening_results as result", "result.cv_file_id", "file.id")
    .where("file.account_id", "=", accountId)
    .where("file.id", "=", id)
    .select(sql<boolean>`screening.is_blind and result.revealed_at is null`.as("is_hidden"))
    .executeTakeFirstOrThrow();
  return is_hidden;
}
