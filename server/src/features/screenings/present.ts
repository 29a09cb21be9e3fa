import type { Requirement as WireRequirement } from "@winnow/contract/requirements.ts";
import type { CvFile, JdRead, Screening, ScreeningJd } from "@winnow/contract/screenings.ts";
import type { Requirement, SentenceToCheck } from "@winnow/matching/requirement.ts";
import { besideWork, saysEnough } from "@winnow/matching/says-enough.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import { presentFileFailure } from "./file-failures.ts";
import type { ListedCvFileRow } from "./listed-cv-file-rows.ts";
import { progressOf, waitsForCredits } from "./progress.ts";
import { requirementsVersion } from "./requirements-version.ts";
import type { ListedScreening, ScreeningRow } from "./rows.ts";

export function presentScreening(row: ListedScreening): Screening {
  return {
    id: row.id,
    title: row.title,
    mode: row.mode,
    visibility: row.visibility,
    status: row.status,
    is_sample: row.is_sample,
    jd_state: jdStateOf(row),
    requirements_count: row.requirements_count,
    counts: {
      uploaded: row.uploaded,
      checking: row.checking,
      ready: row.ready,
      waiting: row.waiting,
      screened: row.screened,
      failed: row.failed,
      duplicates: row.duplicates,
    },
    progress: progressOf(row),
    waits_for_credits: waitsForCredits(row),
    is_on_hold: row.hold_reason !== null,
    is_blind: row.is_blind,
    top_score: row.top_score,
    created_at: toEpochSeconds(row.created_at),
    started_at: row.started_at && toEpochSeconds(row.started_at),
    completed_at: row.completed_at && toEpochSeconds(row.completed_at),
  };
}

export function presentJd(row: ScreeningRow, options: { isLocked: boolean }): ScreeningJd {
  return {
    state: jdStateOf(row),
    waits_for_scanner: row.jd_upload_state === "reading" && row.jd_upload_waits_for_scanner,
    file_name: row.jd_file_name,
    failure: presentFileFailure(row.jd_upload_failure_reason),
    title: row.jd_title,
    text: row.jd_text,
    instructions: row.jd_instructions,
    instructions_not_understood: row.jd_instructions_not_understood,
    requirements: row.requirements.map(presentRequirement),
    requirements_version: requirementsVersion(row),
    refused: row.refused_criteria,
    to_check: stillToCheck(row).map(presentSentenceToCheck),
    awaits_proposals: row.jd_awaits_proposals,
    reading: readingNow(row),
    is_locked: options.isLocked,
  };
}

type ReadRow = Pick<ScreeningRow, "requirements" | "jd_reading" | "jd_to_check">;

export function presentJdRead(row: ReadRow): JdRead {
  const given = besideWork(row.requirements).flatMap(({ sentence }) => sentence ?? []);
  return { reading: readingNow(row), sentences: new Set(given).size, unread: stillToCheck(row).length };
}

/** Of a text that gave little, a person may have said enough. */
function readingNow({ jd_reading, requirements }: ReadRow): JdRead["reading"] {
  return jd_reading === "thin" && saysEnough(requirements) ? "whole" : jd_reading;
}

function stillToCheck({ requirements, jd_to_check }: ReadRow): SentenceToCheck[] {
  return jd_to_check.filter(({ sentence }) => !requirements.some((one) => one.sentence === sentence));
}

function presentSentenceToCheck({ proposal, ...one }: SentenceToCheck): ScreeningJd["to_check"][number] {
  return { ...one, proposal: proposal ?? null };
}

/** The JD on its way, if there is one; else the one in force, which a failed successor does not touch. */
function jdStateOf(row: Pick<ScreeningRow, "jd_state" | "jd_upload_state">): ScreeningJd["state"] {
  if (row.jd_upload_state === "reading") {
    return "reading";
  }
  if (row.jd_state === "read") {
    return "read";
  }
  return row.jd_upload_state ?? "none";
}

export function presentRequirement(requirement: Requirement): WireRequirement {
  return {
    id: requirement.id,
    kind: requirement.kind,
    category: requirement.category,
    text: requirement.text,
    weight: requirement.weight,
    any_of: requirement.anyOf,
    years: requirement.years,
    sentence: requirement.sentence,
    doubt: requirement.doubt ?? null,
  };
}

export function presentCvFile(row: ListedCvFileRow): CvFile {
  return {
    id: row.id,
    file_name: row.shown_name,
    size_bytes: row.size_bytes,
    state: row.state,
    is_checked: row.is_checked,
    waits_for_scanner: row.state === "uploaded" && !row.is_checked && row.waits_for_scanner,
    failure: presentFileFailure(row.failure_reason),
    duplicate_of: row.duplicate_of
      ? { id: row.duplicate_of, file_name: row.duplicate_shown_name ?? "" }
      : null,
    result_id: row.result_id,
    is_original_gone: row.is_original_gone,
    created_at: toEpochSeconds(row.created_at),
  };
}
