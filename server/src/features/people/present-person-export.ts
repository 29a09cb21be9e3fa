import type { PersonExport } from "@winnow/contract/people.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { PersonExportRow } from "./rows.ts";

export function presentPersonExport(row: PersonExportRow): PersonExport {
  return {
    id: row.id,
    state: row.state,
    file_name: row.file_name,
    size_bytes: row.size_bytes,
    message: row.message,
    created_at: toEpochSeconds(row.created_at),
    expires_at: toEpochSeconds(row.expires_at),
  };
}
