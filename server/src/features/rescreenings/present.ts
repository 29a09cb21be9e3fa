import type { RescreenedResult, Rescreening } from "@winnow/contract/rescreenings.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import { shownFileName } from "../results/present.ts";
import type { Redactor } from "../results/redact.ts";
import type { RescreenedRow } from "./rescreened-rows.ts";
import type { RescreeningCounts, RescreeningRow } from "./rows.ts";
import type { VerdictChange } from "./verdict-changes.ts";

export function presentRescreening(
  row: RescreeningRow,
  counts: RescreeningCounts,
  outdatedBy: Rescreening["outdated_by"],
): Rescreening {
  return {
    id: row.id,
    state: row.state,
    engine_version: row.engine_version,
    ...counts,
    outdated_by: outdatedBy,
    requested_by: row.requested_by,
    created_at: toEpochSeconds(row.created_at),
    settled_by: row.settled_by,
    settled_at: row.settled_at && toEpochSeconds(row.settled_at),
  };
}

export function presentRescreened(
  row: RescreenedRow,
  { requirements, mask }: { requirements: Requirement[]; mask: Redactor },
): RescreenedResult {
  return {
    id: row.id,
    candidate_number: row.candidate_number,
    is_hidden: row.is_hidden,
    name: row.is_hidden ? null : row.name,
    file_name: shownFileName(row),
    is_corrected: row.is_corrected,
    score_before: row.score_before ?? 0,
    rank_before: row.rank_before ?? 0,
    score_after: row.score_after,
    rank_after: row.rank_after,
    kept_reason: row.kept_reason,
    changes: row.changes.flatMap(({ requirementId, before, after }) => {
      const requirement = requirements.find(({ id }) => id === requirementId);
      return requirement
        ? {
            requirement_id: requirementId,
            text: requirement.text,
            kind: requirement.kind,
            before: presentFound(before, mask),
            after: presentFound(after, mask),
          }
        : [];
    }),
  };
}

function presentFound({ verdict, quotations }: VerdictChange["before"], mask: Redactor) {
  return { verdict, quotations: quotations.map(({ text, page }) => ({ text: mask(text), page })) };
}
