/** A table of which an account gets its own rows: by which columns they are told apart and put in order. */
export type ExportedTable = { name: string; key: string[]; of?: { column: string; table: string } };

const byId = (name: string): ExportedTable => ({ name, key: ["id"] });

/** In the order in which somebody would read them. */
export const exportedTables: ExportedTable[] = [
  byId("sessions"),
  { name: "second_factors", key: ["account_id"] },
  { name: "sign_in_callers", key: ["caller"] },
  { name: "account_usage", key: ["account_id"] },
  { name: "account_limits", key: ["name"] },
  { name: "account_prices", key: ["unit"] },
  byId("screenings"),
  { name: "job_forms", key: ["screening_id"] },
  byId("cv_files"),
  { name: "further_evidence", key: ["cv_file_id"] },
  byId("screening_results"),
  byId("decision_batches"),
  {
    name: "decision_batch_items",
    key: ["batch_id", "result_id"],
    of: { column: "batch_id", table: "decision_batches" },
  },
  byId("result_notes"),
  byId("result_events"),
  byId("rescreenings"),
  { name: "rescreened_results", key: ["rescreening_id", "result_id"] },
  byId("audits"),
  { name: "audit_items", key: ["audit_id", "result_id"], of: { column: "audit_id", table: "audits" } },
  byId("applications"),
  { name: "application_requests", key: ["application_id", "id"] },
  byId("application_events"),
  byId("application_files"),
  byId("drives"),
  byId("drive_candidates"),
  byId("drive_imports"),
  byId("drive_events"),
  byId("interviews"),
  byId("interview_answers"),
  byId("recordings"),
  { name: "transcripts", key: ["recording_id"] },
  byId("interview_requests"),
  byId("interview_events"),
  { name: "interview_marks", key: ["interview_id"] },
  byId("scorecards"),
  byId("interview_decisions"),
  byId("shares"),
  byId("share_feedback"),
  byId("mail_texts"),
  byId("mail_batches"),
  byId("candidate_mails"),
  { name: "credit_balances", key: ["account_id"] },
  byId("credit_holds"),
  { name: "credit_entries", key: ["sequence"] },
  byId("credits_owed"),
  byId("payment_orders"),
  byId("notifications"),
  byId("saved_views"),
  { name: "drafts", key: ["subject_id", "name"] },
  byId("erasures"),
  byId("result_exports"),
  byId("person_exports"),
  byId("account_exports"),
];

/** What says nothing about the account or anybody in it: links by their hash, and what the machinery keeps for itself. */
export const notExported = [
  "application_receipts",
  // The entries of the ledger once more, counted by quarters of an hour.
  "credit_quarters",
  "idempotency_keys",
  "interview_links",
  "link_tokens",
  "notification_feeds",
  "recovery_codes",
  "recording_parts",
  // Results of a screening, counted by whole points of their scores.
  "score_counts",
  "sign_in_challenges",
];

/** What opens something, or says where something lies. */
export const secretColumns = [
  "password_hash",
  "secret",
  "token_hash",
  "key_hash",
  "sha256",
  "object_key",
  "jd_object_key",
  "jd_upload_object_key",
  "visit",
];
