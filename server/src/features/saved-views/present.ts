import type { SavedView } from "@winnow/contract/saved-views.ts";
import type { Selectable } from "kysely";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Tables } from "../../tables.ts";

export function presentSavedView(row: Selectable<Tables["saved_views"]>): SavedView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    created_at: toEpochSeconds(row.created_at),
  };
}
