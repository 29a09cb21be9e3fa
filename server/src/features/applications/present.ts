import type { ApplicantRequest, Application, Receipt } from "@winnow/contract/applications.ts";
import type { Correction } from "@winnow/contract/corrections.ts";
import { applicationNotice, type CvAsRead, saysModelReads } from "@winnow/contract/job-forms.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import { redactorFor } from "../results/redact.ts";
import { candidateLabel } from "../screenings/candidate-label.ts";
import { generalSentence } from "./event-sentences.ts";
import type { EventRow, RequestRow, SentApplication } from "./rows.ts";

/** As the recruiter sees it: of somebody who is hidden, what says who it is is left out. */
export function presentApplication(
  application: SentApplication,
  { requests, events }: { requests: RequestRow[]; events: EventRow[] },
): Application {
  const isHidden = application.is_blind && !application.is_revealed;
  const mask = isHidden ? maskOf(application) : (text: string) => text;
  return {
    id: application.id,
    screening_id: application.screening_id,
    name: isHidden ? "" : application.name,
    email: isHidden ? "" : application.email,
    source: application.source,
    sent_at: toEpochSeconds(application.sent_at),
    withdrawn_at: application.withdrawn_at && toEpochSeconds(application.withdrawn_at),
    cv_file_id: application.cv_file_id,
    file_name: isHidden ? hiddenFileName(application) : application.file_name,
    result_id: application.result_id,
    answers: isHidden ? [] : application.answers,
    requests: requests
      .filter(({ application_id }) => application_id === application.id)
      .map(presentRequest)
      .map((one) => ({ ...one, text: mask(one.text), answer: one.answer && mask(one.answer) })),
    events: events
      .filter(({ application_id }) => application_id === application.id)
      .map(presentApplicationEvent)
      .map((event) => (isHidden ? { ...event, sentence: generalSentence(event.kind) } : event)),
    consent: consentOf(application),
    is_hidden: isHidden,
    mail_failure: application.mail_failure && mask(application.mail_failure),
  };
}

/** As whoever has applied sees it. */
export function presentReceipt(
  application: SentApplication,
  {
    cvAsRead,
    corrections,
    requests,
    readBy,
  }: {
    cvAsRead: CvAsRead | null;
    corrections: Correction[];
    requests: RequestRow[];
    /** The language model that CVs are sent to. */
    readBy: string | null;
  },
): Receipt {
  return {
    state: receiptStateOf(application),
    title: application.title,
    employer: application.employer,
    sent_at: toEpochSeconds(application.sent_at),
    withdrawn_at: application.withdrawn_at && toEpochSeconds(application.withdrawn_at),
    name: application.name,
    email: application.email,
    file_name: application.file_name,
    answers: application.answers,
    cv_as_read: cvAsRead,
    corrections,
    requirements: application.requirements.map(({ text, kind }) => ({ text, kind })),
    score: application.shows_score ? application.matching_score : null,
    requests: requests.map(presentRequest),
    notice_version: application.consent_version ?? applicationNotice.version,
    notice_language: application.consent_language ?? applicationNotice.language,
    read_by: saysModelReads(application.consent_version) ? readBy : null,
  };
}

export function presentApplicationEvent({ kind, sentence, created_at }: EventRow) {
  return { kind, sentence, at: toEpochSeconds(created_at) };
}

/** What was agreed to; both are set of an application that was sent. */
export function consentOf({ consent_version, consent_language }: SentApplication) {
  return { version: consent_version ?? "", language: consent_language ?? "" };
}

function receiptStateOf(application: SentApplication): Receipt["state"] {
  if (application.withdrawn_at) return "withdrawn";
  if (application.cv_file_id === null || application.kept_state === "failed") return "unreadable";
  return application.is_read ? "read" : "received";
}

function presentRequest(row: RequestRow): ApplicantRequest {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    asked_at: toEpochSeconds(row.asked_at),
    due_at: toEpochSeconds(row.due_at),
    answer: row.answer,
    answered_at: row.answered_at && toEpochSeconds(row.answered_at),
  };
}

function hiddenFileName({ candidate_number }: SentApplication): string {
  return candidate_number === null ? "CV" : candidateLabel(candidate_number);
}

function maskOf(application: SentApplication) {
  const { name, email, result_name, result_email, result_phone, result_location } = application;
  const known = [name, email, result_name, result_email, result_phone, result_location];
  return redactorFor({
    names: [name, result_name ?? ""],
    phrases: known.filter((phrase) => phrase !== null),
  });
}
