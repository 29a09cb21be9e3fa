import type { AccountExport } from "@winnow/contract/account-exports.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { AccountExportRow } from "./rows.ts";

export const accountExportName = "winnow-account.zip";

export function presentAccountExport(row: AccountExportRow): AccountExport {
  return {
    id: row.id,
    state: row.state,
    file_name: accountExportName,
    size_bytes: row.size_bytes,
    message: row.message,
    created_at: toEpochSeconds(row.created_at),
    expires_at: toEpochSeconds(row.expires_at),
  };
}
