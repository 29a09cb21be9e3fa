import { type Waiting, waitingKinds } from "@winnow/contract/analytics.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { WaitingRow } from "./waiting-rows.ts";

/** Kind by kind, in the order in which they press; nothing of kinds that nothing waits of. */
export function presentWaiting(rows: WaitingRow[]): Waiting[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return waitingKinds.flatMap((kind) => {
    const [first, ...others] = byKind.get(kind) ?? [];
    if (!first) return [];
    return {
      kind,
      count: first.total,
      places_count: first.places_count,
      places: [first, ...others].map(({ of, id, title, count, due_at }) => ({
        of,
        id,
        title,
        count,
        due_at: due_at && toEpochSeconds(due_at),
      })),
    };
  });
}
