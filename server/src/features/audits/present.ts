import type { Audit, getAudit, getAuditItem } from "@winnow/contract/audits.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Profile } from "@winnow/matching/profile.ts";
import type { z } from "zod";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import { cvTextLines } from "../results/cv-text-lines.ts";
import { hideIdentity, redactorOf } from "../results/hide-identity.ts";
import { presentReport } from "../results/present-report.ts";
import { estimateMissed } from "./estimate-missed.ts";
import type { AuditItemRow, AuditRow } from "./rows.ts";

type Whole = z.input<(typeof getAudit)["schema"]["response"][200]>;
type Item = z.input<(typeof getAuditItem)["schema"]["response"][200]>;

export function presentAudit(row: AuditRow): Audit {
  return {
    id: row.id,
    screening_id: row.screening_id,
    line: row.line,
    seed: row.seed,
    items_count: row.items_count,
    answered_count: row.answered_count,
    created_at: toEpochSeconds(row.created_at),
  };
}

/** Which items lie below the line, and what follows from the answers, shows when nothing is left to answer. */
export function presentWhole(row: AuditRow, items: AuditItemRow[]): Whole {
  const isDone = isAnswered(items);
  return {
    ...presentAudit(row),
    items: items.map((item) => ({
      position: item.position,
      candidate_number: item.candidate_number,
      answer: item.answer,
      is_below: isDone ? item.is_below : null,
      result_id: isDone ? item.result_id : null,
    })),
    estimate: isDone ? estimateMissed({ line: row.line, below: row.below, items }) : null,
  };
}

export function isAnswered(items: AuditItemRow[]): boolean {
  return items.length > 0 && items.every(({ answer }) => answer !== null);
}

/** What the CV shows, without what it counts and without who it is: also where the screening is not blind. */
export function presentItem(
  item: AuditItemRow,
  cv: { report: MatchReport; document: Parameters<typeof cvTextLines>[0]; profiles: Profile[] },
): Item {
  const { requirements, profile, flags } = presentReport(hideIdentity(cv.report, redactorOf(cv.profiles)));
  return {
    position: item.position,
    candidate_number: item.candidate_number,
    answer: item.answer,
    report: {
      requirements: requirements.map(({ requirement, verdict, quotations, remark, found_by }) => ({
        requirement,
        verdict,
        quotations,
        remark,
        found_by,
      })),
      profile,
      flags,
    },
    lines: cvTextLines(cv.document, cv.profiles),
  };
}
