import type { HistoryEntry, Note } from "@winnow/contract/decisions.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { FlagKind } from "@winnow/matching/match-report.ts";
import type { Selectable } from "kysely";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Tables } from "../../tables.ts";
import { candidateLabel } from "../screenings/candidate-label.ts";
import { type Redactor, redactorFor } from "./redact.ts";
import type { ResultRow } from "./rows.ts";

/** Where names are hidden, what is left is masked too: a job's title may hold a name, a reason that somebody typed as well. */
export function presentResult(row: ResultRow, mask: Redactor = maskOfRow(row)): ScreeningResult {
  return {
    id: row.id,
    cv_file_id: row.cv_file_id,
    file_name: shownFileName(row),
    rank: row.rank,
    is_tied: row.is_tied,
    name: row.is_hidden ? null : row.name,
    email: row.is_hidden ? null : row.email,
    location: row.is_hidden ? null : row.location,
    latest_job: row.latest_job && mask(row.latest_job),
    years_of_work: row.years_of_work,
    matching_score: row.matching_score,
    must_haves_met: row.must_haves_met,
    must_haves: row.must_haves,
    // Flags are written by the engine only, from its own closed list.
    flags: row.flags as FlagKind[],
    candidate_number: row.candidate_number,
    is_hidden: row.is_hidden,
    same_person_as: row.same_person_as,
    decision: presentDecision(row, mask),
    own_score: presentOwnScore(row, mask),
    notes_count: row.notes_count,
    is_corrected: row.corrections.length > 0,
    created_at: toEpochSeconds(row.created_at),
  };
}

export function shownFileName(row: Pick<ResultRow, "is_hidden" | "candidate_number" | "file_name">): string {
  return row.is_hidden ? candidateLabel(row.candidate_number) : row.file_name;
}

/** What lists show of somebody is masked by what lists know of them. */
function maskOfRow(row: ResultRow): Redactor {
  if (!row.is_hidden) {
    return (text) => text;
  }
  return redactorFor({
    names: [row.name ?? ""],
    phrases: [row.email, row.phone, row.location].filter((phrase) => phrase !== null),
  });
}

function presentDecision(row: ResultRow, mask: Redactor): ScreeningResult["decision"] {
  return row.decision && row.decided_at
    ? {
        kind: row.decision,
        reason: row.decision_reason && mask(row.decision_reason),
        decided_by: row.decided_by ?? "",
        decided_at: toEpochSeconds(row.decided_at),
      }
    : null;
}

function presentOwnScore(row: ResultRow, mask: Redactor): ScreeningResult["own_score"] {
  return row.own_score !== null && row.own_score_at
    ? {
        score: row.own_score,
        reason: mask(row.own_score_reason ?? ""),
        set_by: row.own_score_by ?? "",
        set_at: toEpochSeconds(row.own_score_at),
      }
    : null;
}

export function presentNote(row: Selectable<Tables["result_notes"]>): Note {
  return {
    id: row.id,
    text: row.text,
    written_by: row.written_by,
    written_at: toEpochSeconds(row.created_at),
  };
}

export function presentEvent(
  row: Selectable<Tables["result_events"]>,
  { isHidden, mask }: { isHidden: boolean; mask: Redactor },
): HistoryEntry {
  return {
    id: row.id,
    kind: row.kind,
    sentence: mask((isHidden ? row.blind_sentence : null) ?? row.sentence),
    by: (isHidden ? row.blind_by : null) ?? row.caused_by,
    at: toEpochSeconds(row.created_at),
  };
}
