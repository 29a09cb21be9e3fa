import type { ResultsExport } from "@winnow/contract/exports.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { ExportRow } from "./rows.ts";

export function presentExport(row: ExportRow): ResultsExport {
  return {
    id: row.id,
    screening_id: row.screening_id,
    format: row.format,
    state: row.state,
    results_count: row.results_count,
    percent:
      row.state === "ready" ? 100 : Math.floor((row.done_count / Math.max(1, row.results_count)) * 100),
    file_name: row.file_name,
    size_bytes: row.size_bytes,
    message: row.message,
    created_at: toEpochSeconds(row.created_at),
    expires_at: toEpochSeconds(row.expires_at),
  };
}
