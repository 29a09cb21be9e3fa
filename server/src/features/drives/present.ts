import type { DriveHappening } from "@winnow/contract/drive-happenings.ts";
import type { DriveCandidate, DriveRound, DriveRoundDetails, driveEvent } from "@winnow/contract/drives.ts";
import type { z } from "zod";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { CandidateWithInterview } from "./candidate-rows.ts";
import type { DriveWithCounts, ListedDrive } from "./rows.ts";
import { setupVersion } from "./setup-version.ts";

export function presentDrive(row: ListedDrive): DriveRound {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    is_sample: row.is_sample,
    opens_at: row.opens_at && toEpochSeconds(row.opens_at),
    closes_at: row.closes_at && toEpochSeconds(row.closes_at),
    time_zone: row.time_zone,
    questions_count: row.questions_count,
    counts: {
      candidates: row.candidates,
      invited: row.invited,
      not_sent: row.not_sent,
      being_sent: row.being_sent,
      begun: row.begun,
      completed: row.completed,
    },
    undo_until: row.undo_until && row.undo_until > new Date() ? toEpochSeconds(row.undo_until) : null,
    is_on_hold: row.hold_reason !== null,
    created_at: toEpochSeconds(row.created_at),
    scheduled_at: row.scheduled_at && toEpochSeconds(row.scheduled_at),
    completed_at: row.completed_at && toEpochSeconds(row.completed_at),
  };
}

export function presentDriveDetails(row: DriveWithCounts): DriveRoundDetails {
  return {
    ...presentDrive({ ...row, questions_count: row.questions.length }),
    screening_id: row.screening_id,
    jd: {
      title: row.jd_title,
      text: row.jd_text,
      file_name: row.jd_file_name,
      instructions: row.jd_instructions,
    },
    skills: row.skills,
    questions: row.questions,
    setup_version: setupVersion(row),
    asks_about_gaps: row.asks_about_gaps,
    alternative_form: row.alternative_form,
    extra_time_percent: row.extra_time_percent,
    hides_marks_until_scored: row.hides_marks_until_scored,
    mails: { invitation: row.invitation_text, reminder: row.reminder_text },
  };
}

export function presentCandidate(row: CandidateWithInterview): DriveCandidate {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    time_zone: row.time_zone,
    result_id: row.result_id,
    screening_id: row.screening_id,
    own_questions: row.own_questions,
    interview:
      row.interview_id && row.interview_status && row.outcome && row.email_status
        ? {
            id: row.interview_id,
            status: row.interview_status,
            outcome: row.outcome,
            email_status: row.email_status,
            email_failure: row.email_failure,
          }
        : null,
    created_at: toEpochSeconds(row.created_at),
  };
}

export function presentDriveEvent(row: {
  id: string;
  sentence: string;
  happened: DriveHappening | null;
  created_at: Date;
}): z.input<typeof driveEvent> {
  const { id, sentence, happened, created_at } = row;
  return { id, sentence, happened, created_at: toEpochSeconds(created_at) };
}
