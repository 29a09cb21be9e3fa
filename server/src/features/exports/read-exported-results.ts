import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { hideIdentity, redactorOf } from "../results/hide-identity.ts";
import type { InScreening } from "../results/matching-rows.ts";
import { presentResult } from "../results/present.ts";
import { findReports, findResultRows, listNotesOf, type ResultRow } from "../results/rows.ts";
import { candidateLabel } from "../screenings/candidate-label.ts";
import type { ExportedResult } from "./exported-result.ts";

/** Reports are some ten kilobytes each; so few at a time that memory stays flat, so many that it goes fast. */
const batchSize = 50;

type Report = Awaited<ReturnType<typeof findReports>>[number];

/** The results that are still there, in the order of `ids`, as files show them. */
export async function* readExportedResults(
  database: Queryable<Tables>,
  where: InScreening,
  { ids, language }: { ids: string[]; language: PageLanguage },
): AsyncGenerator<ExportedResult> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const [rows, reports, notes] = await Promise.all([
      findResultRows(database, where, batch),
      findReports(database, where, batch),
      listNotesOf(database, where, batch),
    ]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const reportOf = new Map(reports.map((report) => [report.id, report]));
    for (const id of batch) {
      const row = rowOf.get(id);
      const report = reportOf.get(id);
      const texts = notes.filter((note) => note.result_id === id).map(({ text }) => text);
      if (row && report) yield asExported(row, { report, notes: texts, language });
    }
  }
}

function asExported(
  row: ResultRow,
  { report: stored, notes, language }: { report: Report; notes: string[]; language: PageLanguage },
): ExportedResult {
  const { report, original_report: original } = stored;
  const profiles = [report.profile, ...(original ? [original.profile] : [])];
  const mask = row.is_hidden ? redactorOf(profiles) : (text: string) => text;
  const label = candidateLabel(row.candidate_number, language);
  return {
    id: row.id,
    rank: row.rank,
    label: row.is_hidden ? label : (row.name ?? row.file_name),
    isHidden: row.is_hidden,
    fileName: row.is_hidden ? label : row.file_name,
    listed: presentResult(row, mask),
    report: row.is_hidden ? hideIdentity(report, mask) : report,
    isCorrected: row.corrections.length > 0,
    decision:
      row.decision && row.decided_at
        ? {
            kind: row.decision,
            reason: row.decision_reason && mask(row.decision_reason),
            by: row.decided_by ?? "",
            at: row.decided_at,
          }
        : null,
    ownScore:
      row.own_score !== null && row.own_score_at
        ? {
            score: row.own_score,
            reason: mask(row.own_score_reason ?? ""),
            by: row.own_score_by ?? "",
            at: row.own_score_at,
          }
        : null,
    notes: notes.map(mask),
  };
}
