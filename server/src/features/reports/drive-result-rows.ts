import type { InterviewDecisionKind, listDriveResults } from "@winnow/contract/reports.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { contains } from "../../platform/database/contains.ts";
import { naturalOrder } from "../../platform/database/natural-order.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { readPage } from "../../platform/database/read-page.ts";
import type { Tables } from "../../tables.ts";
import { type InDrive, withOutcomes } from "../drives/candidate-rows.ts";
import type { ListedInterview } from "../interviews/rows.ts";

export type DriveResultRow = ListedInterview & {
  points_made: number | null;
  points_of: number | null;
  own_score: number | null;
  decision: InterviewDecisionKind | null;
};

/** One page of the interviews of a drive that were begun. */
export function listDriveResultRows(
  database: Queryable<Tables>,
  drive: InDrive,
  query: z.output<typeof listDriveResults.schema.querystring>,
): Promise<{ rows: DriveResultRow[]; total: number }> {
  const { search, status, decision, sort_by: column, order_by: direction, start, size } = query;
  const outcomes = withOutcomes(database, drive)
    .select(["interview.id as interview_id", "drive.title as drive_title"])
    .select(["candidate.name", "candidate.email", "candidate.time_zone", "candidate.result_id"])
    .as("outcome");
  const matching = database
    .selectFrom(outcomes)
    .innerJoin("interviews", "interviews.id", "outcome.interview_id")
    .where("interviews.account_id", "=", drive.accountId)
    .where("interviews.begun_at", "is not", null)
    .$if(search !== "", (all) => all.where(contains(sql`outcome.name || ' ' || outcome.email`, search)))
    .$if(status !== undefined && status.length > 0, (all) =>
      all.where("interviews.status", "in", status ?? []),
    )
    .$if(decision !== undefined && decision.length > 0, (all) =>
      all.where(sql<string>`coalesce(outcome.decision, 'undecided')`, "in", decision ?? []),
    );
  const by = {
    completed_at: sql`interviews.completed_at`,
    name: naturalOrder(sql.ref("outcome.name")),
    points: sql`outcome.points_made / outcome.points_of`,
    own_score: sql`outcome.own_score`,
  }[column];
  return readPage({
    counted: matching,
    sorted: matching
      .selectAll("interviews")
      .select(["outcome.name", "outcome.email", "outcome.time_zone", "outcome.result_id"])
      .select(["outcome.drive_title", "outcome.points_made", "outcome.points_of"])
      .select(["outcome.own_score", "outcome.decision"])
      .orderBy(by, (order) => (direction === "asc" ? order.asc() : order.desc()).nullsLast())
      .orderBy("interviews.id", direction),
    looksAtAll: true,
    start,
    size,
  });
}
