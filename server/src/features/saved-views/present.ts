import type { SavedView } from "@winnow/contract/saved-views.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { SavedViewRow } from "./rows.ts";

export function presentSavedView(row: SavedViewRow): SavedView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    created_at: toEpochSeconds(row.created_at),
  };
}
