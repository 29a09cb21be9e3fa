import type { ApplicantRequestKind, applicationEventKinds } from "@winnow/contract/applications.ts";
import type { CandidateMailKind, MailLanguage } from "@winnow/contract/candidate-mails.ts";
import type { Correction } from "@winnow/contract/corrections.ts";
import type { DecisionKind, historyKinds } from "@winnow/contract/decisions.ts";
import type { DraftFields } from "@winnow/contract/drafts.ts";
import type { DriveHappening } from "@winnow/contract/drive-happenings.ts";
import type { DriveQuestion, DriveSkill, ImportPreview } from "@winnow/contract/drives.ts";
import type { ErasedFrom, ErasureCause } from "@winnow/contract/erasures.ts";
import type { ApplicationAnswer, EmploymentType, FormQuestion } from "@winnow/contract/job-forms.ts";
import type { Notification } from "@winnow/contract/notifications.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { MarkedPoint, Scorecard } from "@winnow/contract/reports.ts";
import type { keptReasons, rescreeningStates } from "@winnow/contract/rescreenings.ts";
import type { ProposedWish } from "@winnow/matching/accept-wishes.ts";
import type { Verdict } from "@winnow/matching/match-report.ts";
import type { RefusedCriterion, Requirement, SentenceToCheck } from "@winnow/matching/requirement.ts";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AccountId } from "./account-id.ts";
import type { SaidNotification } from "./features/notifications/say-notification.ts";
import type { VerdictChange } from "./features/rescreenings/verdict-changes.ts";
import type { PaymentChange, PaymentProvider } from "./platform/payments/payment-provider.ts";
import type { TranscriptSegment } from "./platform/transcription/transcriber.ts";

type SetByDatabase = ColumnType<Date, never, never>;
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** Set when it comes to pass, never by the insert. */
type LaterMoment = ColumnType<Date | null, never, Date | null>;
type LaterText = ColumnType<string | null, never, string | null>;
/** JSON in the shape of the time when it was written. */
type Stored = unknown;
/** Words of a CV for a requirement, whose own words may have become others since. */
export type QuotedForRequirement = { requirement_id: string; requirement: string; quotations: string[] };
type Json<T extends object> = ColumnType<T, string | undefined, string>;

/** The tables as the migrations make them. PostgreSQL's bigint comes as number: all of ours stay below 2^53. */
export type Tables = {
  accounts: {
    id: Generated<AccountId>;
    username: string;
    email: string;
    password_hash: string;
    email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Signed up for more than once before the address was verified. */
    is_contested: Generated<boolean>;
    feature_flags: Generated<string[]>;
    notice_sent_at: ColumnType<Date | null, never, Date>;
    retention_days: ColumnType<number, never, number>;
    dismissed_hints: Generated<string[]>;
    /** How dates and numbers are written; null: as the browser does. */
    format_locale: ColumnType<string | null, never, string | null>;
    /** Of its pages; null: as the browser asks. */
    language: ColumnType<PageLanguage | null, PageLanguage | null | undefined, PageLanguage | null>;
    muted_notifications: ColumnType<string[], never, string[]>;
    /** Since when it is being deleted. */
    closing_at: LaterMoment;
    /** Since when the operator lets nobody in. */
    locked_at: LaterMoment;
    created_at: SetByDatabase;
  };
  sessions: {
    token_hash: Buffer;
    id: Generated<string>;
    account_id: AccountId;
    browser: string | null;
    system: string | null;
    /** The address that it was opened from, without its last part. */
    network: string | null;
    created_at: SetByDatabase;
    last_used_at: Moment;
    expires_at: Moment;
  };
  welcomed_addresses: { address_hash: Buffer; welcomed_at: SetByDatabase };
  address_keys: { key: string };
  account_exports: {
    id: Generated<string>;
    account_id: AccountId;
    state: Generated<"waiting" | "working" | "ready" | "failed">;
    object_key: LaterText;
    size_bytes: ColumnType<number | null, never, number | null>;
    message: LaterText;
    created_at: SetByDatabase;
    expires_at: Moment;
  };
  second_factors: {
    account_id: AccountId;
    secret: Buffer;
    is_sealed: boolean;
    /** Null as long as no code has confirmed it. */
    turned_on_at: LaterMoment;
    /** The newest half minute since 1970 whose code was used. */
    last_step: Generated<number>;
    created_at: Moment;
  };
  recovery_codes: { code_hash: Buffer; account_id: AccountId; used_at: LaterMoment };
  sign_in_challenges: {
    token_hash: Buffer;
    account_id: AccountId;
    password_hash: string;
    expires_at: Moment;
    used_at: LaterMoment;
  };
  link_tokens: {
    token_hash: Buffer;
    account_id: AccountId;
    purpose: LinkPurpose;
    created_at: SetByDatabase;
    expires_at: Moment;
    used_at: ColumnType<Date | null, never, Date>;
    sent_at: ColumnType<Date | null, never, Date>;
  };
  sign_in_failures: { id: Generated<number>; email: string; tried_at: SetByDatabase };
  sign_in_callers: { account_id: AccountId; caller: string; last_seen_at: SetByDatabase };
  inbox_mails: {
    id: Generated<string>;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    idempotency_key: string;
    created_at: SetByDatabase;
  };
  credit_balances: { account_id: AccountId; balance: Generated<number>; held: Generated<number> };
  credit_entries: {
    id: Generated<string>;
    sequence: ColumnType<number, never, never>;
    account_id: AccountId;
    type: "credit" | "debit";
    amount: number;
    balance_after: ColumnType<number, number | undefined, never>;
    reason: string;
    /** Whom or which file it is about, until they are erased. */
    about: ColumnType<string | null, string | null | undefined, null>;
    reference_kind: string;
    reference_id: string;
    work_kind: ColumnType<string | null, string | null | undefined, never>;
    work_id: ColumnType<string | null, string | null | undefined, never>;
    hold_id: ColumnType<string | null, string | null | undefined, never>;
    idempotency_key: string;
    created_at: SetByDatabase;
  };
  /** Kept by a trigger. */
  credit_quarters: {
    account_id: AccountId;
    begins_at: ColumnType<Date, never, never>;
    piece_id: ColumnType<string, never, never>;
    reference_kind: ColumnType<string, never, never>;
    type: ColumnType<"credit" | "debit", never, never>;
    entries: ColumnType<number, never, never>;
    amount: ColumnType<number, never, never>;
    last_sequence: ColumnType<number, never, never>;
  };
  account_limits: {
    account_id: AccountId;
    name: "screenings" | "drives" | "cvs" | "exports" | "bytes" | "calls";
    amount: number;
  };
  call_counts: { key_hash: Buffer; calls: number; window_ends_at: Date };
  account_prices: { account_id: AccountId; unit: "cv" | "interview"; amount: number };
  credit_holds: {
    id: Generated<string>;
    account_id: AccountId;
    work_kind: string;
    work_id: string | null;
    amount: number;
    unit_amount: number;
    captured: Generated<number>;
    released: Generated<number>;
    created_at: SetByDatabase;
  };
  credits_owed: {
    id: Generated<string>;
    sequence: ColumnType<number, never, never>;
    account_id: AccountId;
    amount: number;
    paid: ColumnType<number, never, never>;
    reference_kind: string;
    reference_id: string;
    reason: string;
    is_forgiven: Generated<boolean>;
    created_at: SetByDatabase;
  };
  payment_orders: {
    id: Generated<string>;
    account_id: AccountId;
    provider: PaymentProvider["name"];
    provider_reference: LaterText;
    payment_reference: LaterText;
    checkout_url: LaterText;
    credits: number;
    amount: number;
    currency: string;
    state: Generated<"created" | "paid" | "failed" | "expired">;
    mismatch: LaterText;
    receipt_number: ColumnType<number | null, never, number>;
    created_at: SetByDatabase;
    expires_at: SetByDatabase;
    checked_at: LaterMoment;
    paid_at: LaterMoment;
  };
  payment_events: {
    provider: PaymentProvider["name"];
    event_id: string;
    type: string;
    order_id: string | null;
    provider_reference: string | null;
    payment_reference: string | null;
    change: ColumnType<PaymentChange | null, string | null, never>;
    received_at: SetByDatabase;
    applied_at: LaterMoment;
    outcome: LaterText;
  };
  payment_reversals: {
    provider: PaymentProvider["name"];
    reversal_id: string;
    order_id: string;
    kind: "refund" | "dispute";
    amount: number;
    credits: number;
    taken: Generated<number>;
    is_reinstated: Generated<boolean>;
    created_at: SetByDatabase;
  };
  notification_feeds: { account_id: AccountId; revision: Generated<number> };
  notifications: {
    id: Generated<string>;
    account_id: AccountId;
    /** Given by the database at each change. */
    revision: number;
    subject: string;
    title: string;
    message: string;
    /** What it says apart from its language; null where only title and message are known. */
    said: ColumnType<SaidNotification | null, string | null | undefined, string | null>;
    icon: string;
    action: string | null;
    notification_type: Notification["notification_type"];
    status: Generated<Notification["status"]>;
    created_at: ColumnType<Date, never, Date>;
  };
  /** What an account takes up, kept by triggers. */
  account_usage: {
    account_id: AccountId;
    screenings: ColumnType<number, never, never>;
    drives: ColumnType<number, never, never>;
    cv_files: ColumnType<number, never, never>;
    result_exports: ColumnType<number, never, never>;
    bytes: ColumnType<number, never, never>;
    forgotten_entries: ColumnType<number, never, never>;
  };
  screenings: {
    id: Generated<string>;
    account_id: AccountId;
    title: string;
    mode: Generated<"simple" | "live">;
    visibility: Generated<"internal" | "public">;
    /** Set by a trigger; null while it is internal. */
    public_since: ColumnType<Date | null, never, never>;
    status: Generated<"Pending" | "InProgress" | "Completed">;
    is_sample: Generated<boolean>;
    is_blind: Generated<boolean>;
    /** The JD in force. */
    jd_state: Generated<"none" | "read">;
    jd_object_key: string | null;
    jd_file_name: string | null;
    jd_media_type: string | null;
    /** Null also for a file from before sizes were kept. */
    jd_size_bytes: number | null;
    /** The JD that is on its way, beside the one in force. */
    jd_upload_id: string | null;
    jd_upload_state: "uploading" | "reading" | "failed" | null;
    jd_upload_object_key: string | null;
    jd_upload_file_name: string | null;
    jd_upload_size_bytes: number | null;
    jd_upload_media_type: string | null;
    jd_upload_failure_reason: string | null;
    jd_upload_waits_for_scanner: Generated<boolean>;
    jd_title: string | null;
    jd_text: Generated<string>;
    jd_instructions: Generated<string>;
    jd_instructions_not_understood: Json<string[]>;
    /** Sentences that may ask for something, as far as nobody has said that they do not. */
    jd_to_check: Json<SentenceToCheck[]>;
    /** What a language model takes for wishes, by the hash of what it was asked; null until one has answered. */
    jd_proposals: ColumnType<
      { hash: string; wishes: ProposedWish[] } | null,
      string | null | undefined,
      string | null
    >;
    jd_awaits_proposals: Generated<boolean>;
    jd_reading: Generated<"whole" | "thin" | "unknown_language">;
    requirements: Json<Requirement[]>;
    refused_criteria: Json<RefusedCriterion[]>;
    created_at: SetByDatabase;
    started_at: ColumnType<Date | null, never, Date>;
    completed_at: ColumnType<Date | null, never, Date | null>;
    run_started_at: ColumnType<Date | null, never, Date>;
    retention_days: ColumnType<number | null, never, number | null>;
    hold_reason: LaterText;
    hold_by: LaterText;
    hold_since: LaterMoment;
    erasure_told_at: LaterMoment;
    people_erased_at: LaterMoment;
    erasure_id: LaterText;
    mail_language: Generated<MailLanguage>;
  };
  cv_files: {
    id: Generated<string>;
    account_id: AccountId;
    screening_id: string;
    file_name: string;
    size_bytes: number;
    media_type: string;
    object_key: string;
    state: "uploading" | "uploaded" | "queued" | "screening" | "screened" | "failed";
    is_checked: Generated<boolean>;
    failure_reason: string | null;
    sha256: Buffer | null;
    duplicate_of: string | null;
    hold_id: string | null;
    /** What it once was read as: see `features/screenings/stored`. */
    document: ColumnType<Stored | null, string | undefined, string | null>;
    is_original_gone: Generated<boolean>;
    waits_for_scanner: Generated<boolean>;
    applicant_name: ColumnType<string | null, string | null | undefined, never>;
    applicant_corrections: Json<Correction[]>;
    is_withdrawn: Generated<boolean>;
    created_at: SetByDatabase;
  };
  /** What a language model was asked about a CV last, and what it quoted of it. */
  further_evidence: {
    cv_file_id: string;
    account_id: AccountId;
    content_hash: string;
    found_by: string;
    found: JSONColumnType<QuotedForRequirement[]>;
    created_at: SetByDatabase;
  };
  screening_results: {
    id: Generated<string>;
    account_id: AccountId;
    screening_id: string;
    cv_file_id: string;
    matching_score: number;
    must_haves_met: number;
    must_haves: number;
    flags: string[];
    name: string | null;
    email: string | null;
    phone: string | null;
    location: string | null;
    latest_job: string | null;
    years_of_work: number;
    engine_version: string;
    /** With the weights of when it was made; see `weighed`. Written by any engine: see `features/screenings/stored`. */
    report: ColumnType<Stored, string, string>;
    /** What other weights made of the parts of the report that depend on them; null as long as there were none. */
    weighed: ColumnType<Stored | null, never, null>;
    candidate_number: number;
    facts: JSONColumnType<Record<string, { verdict: Verdict; strength: number }>>;
    decision: ColumnType<DecisionKind | null, never, DecisionKind | null>;
    decision_reason: LaterText;
    decided_by: LaterText;
    decided_at: LaterMoment;
    own_score: ColumnType<number | null, never, number | null>;
    own_score_reason: LaterText;
    own_score_by: LaterText;
    own_score_at: LaterMoment;
    revealed_at: LaterMoment;
    corrections: Json<Correction[]>;
    original_report: ColumnType<Stored | null, string | null | undefined, string | null>;
    /** What lists look at, kept by a trigger. */
    listed_name: ColumnType<string | null, never, never>;
    listed_text: ColumnType<string | null, never, never>;
    met: ColumnType<string[] | null, never, never>;
    /** Of those that are met, the requirements r1 to r62 by the bits of these numbers. */
    met_bits: ColumnType<number, never, never>;
    created_at: SetByDatabase;
  };
  /** Kept by triggers: results that share an address or a phone number with another one of their screening. */
  result_namesakes: {
    screening_id: string;
    result_id: string;
  };
  /** Kept by triggers: how many results of a screening have a score of so many whole points. */
  score_counts: {
    account_id: AccountId;
    screening_id: string;
    points: number;
    results: number;
  };
  /** Kept by triggers: grows with every change to what a search through a screening's results finds. */
  result_versions: {
    screening_id: string;
    version: number;
  };
  decision_batches: {
    id: Generated<string>;
    sequence: ColumnType<number, never, never>;
    account_id: AccountId;
    screening_id: string;
    decision: DecisionKind | null;
    reason: string | null;
    decided_by: string;
    created_at: SetByDatabase;
    undone_at: LaterMoment;
  };
  decision_batch_items: {
    batch_id: string;
    result_id: string;
    decided_at: Date | null;
    previous_decision: DecisionKind | null;
    previous_reason: string | null;
    previous_by: string | null;
    previous_at: Date | null;
  };
  result_notes: {
    id: Generated<string>;
    account_id: AccountId;
    result_id: string;
    text: string;
    written_by: string;
    created_at: SetByDatabase;
  };
  result_events: {
    id: Generated<string>;
    sequence: ColumnType<number, never, never>;
    account_id: AccountId;
    result_id: string;
    kind: (typeof historyKinds)[number];
    sentence: string;
    caused_by: string | null;
    blind_sentence: ColumnType<string | null, string | null | undefined, never>;
    blind_by: ColumnType<string | null, string | null | undefined, never>;
    created_at: SetByDatabase;
  };
  drafts: {
    account_id: AccountId;
    subject_id: string;
    name: string;
    fields: ColumnType<DraftFields | null, string | null, string | null>;
    page_id: string;
    change: number;
    changed_at: ColumnType<Date, never, Date>;
  };
  saved_views: {
    id: Generated<string>;
    account_id: AccountId;
    list: "screenings" | "results" | "drives";
    name: string;
    query: string;
    created_at: ColumnType<Date, never, Date>;
  };
  rescreenings: {
    id: Generated<string>;
    account_id: AccountId;
    screening_id: string;
    engine_version: string;
    requirements: Json<Requirement[]>;
    state: ColumnType<(typeof rescreeningStates)[number], never, (typeof rescreeningStates)[number]>;
    requested_by: string;
    settled_by: LaterText;
    created_at: SetByDatabase;
    compared_at: LaterMoment;
    settled_at: LaterMoment;
  };
  rescreened_results: {
    rescreening_id: string;
    result_id: string;
    account_id: AccountId;
    state: Generated<"waiting" | "compared" | "kept" | "taken over">;
    kept_reason: ColumnType<(typeof keptReasons)[number] | null, never, (typeof keptReasons)[number] | null>;
    corrections: ColumnType<Stored | null, never, string | null>;
    score_before: ColumnType<number | null, never, number>;
    score_after: ColumnType<number | null, never, number | null>;
    rank_before: ColumnType<number | null, never, number>;
    rank_after: ColumnType<number | null, never, number | null>;
    changes: Json<VerdictChange[]>;
    /** The columns of a result that go with `report`. */
    columns: ColumnType<Stored | null, never, string | null>;
    report: ColumnType<Stored | null, never, string | null>;
    original_report: ColumnType<Stored | null, never, string | null>;
    report_before: ColumnType<Stored | null, never, string | null>;
    original_before: ColumnType<Stored | null, never, string | null>;
  };
  audits: {
    id: Generated<string>;
    account_id: AccountId;
    screening_id: string;
    line: number;
    seed: number;
    below: number;
    created_at: SetByDatabase;
  };
  audit_items: {
    audit_id: string;
    position: number;
    result_id: string;
    is_below: boolean;
    answer: ColumnType<"good" | "not good" | null, never, "good" | "not good" | null>;
    answered_by: LaterText;
    answered_at: LaterMoment;
  };
  result_exports: {
    id: Generated<string>;
    account_id: AccountId;
    screening_id: string;
    format: "csv" | "xlsx" | "cvs" | "report-pdf";
    paper: "A4" | "Letter";
    state: Generated<"waiting" | "working" | "ready" | "failed">;
    result_ids: string[];
    shown_ids: Generated<string[]>;
    done_count: Generated<number>;
    file_name: string;
    object_key: ColumnType<string | null, string | null | undefined, string | null>;
    size_bytes: ColumnType<number | null, never, number | null>;
    message: LaterText;
    requested_by: string;
    created_at: SetByDatabase;
    expires_at: Date;
  };
  drives: {
    id: Generated<string>;
    account_id: AccountId;
    title: string;
    status: Generated<"Draft" | "InProgress" | "Completed" | "Cancelled">;
    screening_id: string | null;
    jd_title: string | null;
    jd_text: Generated<string>;
    jd_instructions: Generated<string>;
    jd_object_key: string | null;
    jd_file_name: string | null;
    jd_media_type: string | null;
    jd_size_bytes: number | null;
    skills: Json<DriveSkill[]>;
    questions: Json<DriveQuestion[]>;
    opens_at: Date | null;
    closes_at: Date | null;
    time_zone: Generated<string>;
    asks_about_gaps: Generated<boolean>;
    alternative_form: string | null;
    extra_time_percent: Generated<number>;
    invitation_text: string | null;
    reminder_text: string | null;
    hides_marks_until_scored: Generated<boolean>;
    undo_until: LaterMoment;
    undo_batch_id: LaterText;
    reminded_at: LaterMoment;
    created_at: SetByDatabase;
    scheduled_at: LaterMoment;
    completed_at: LaterMoment;
    retention_days: ColumnType<number | null, never, number | null>;
    hold_reason: LaterText;
    hold_by: LaterText;
    hold_since: LaterMoment;
    erasure_told_at: LaterMoment;
    people_erased_at: LaterMoment;
    erasure_id: LaterText;
    cancelled_at: LaterMoment;
    mail_language: Generated<MailLanguage>;
    is_sample: Generated<boolean>;
  };
  drive_candidates: {
    id: Generated<string>;
    account_id: AccountId;
    drive_id: string;
    name: string;
    email: string;
    time_zone: string | null;
    result_id: string | null;
    own_questions: Json<DriveQuestion[]>;
    created_at: SetByDatabase;
  };
  interviews: {
    id: Generated<string>;
    account_id: AccountId;
    drive_id: string;
    candidate_id: string;
    batch_id: string;
    hold_id: string | null;
    status: Generated<"NotAttended" | "Started" | "COMPLETED">;
    outcome: Generated<"none" | "withdrawn" | "closed" | "cancelled">;
    email_status: Generated<"SENT" | "NOT_SENT">;
    email_failure: LaterText;
    email_given_up: Generated<boolean>;
    invitation: Generated<number>;
    invited_at: LaterMoment;
    notice: ColumnType<"withdrawn" | "cancelled" | null>;
    begun_at: LaterMoment;
    completed_at: LaterMoment;
    consent_version: LaterText;
    consent_language: LaterText;
    consented_at: LaterMoment;
    extra_time_percent: Generated<number>;
    allows_text: Generated<boolean>;
    visit: LaterText;
    visit_seen_at: LaterMoment;
    withdrawal_reason: LaterText;
    created_at: SetByDatabase;
  };
  interview_answers: {
    id: Generated<string>;
    account_id: AccountId;
    interview_id: string;
    question_id: string;
    kind: ColumnType<"text" | "audio" | "video" | null, never, "text" | "audio" | "video">;
    take: Generated<number>;
    preparation_ends_at: Date;
    answer_begun_at: LaterMoment;
    answer_ends_at: LaterMoment;
    text: Generated<string>;
    text_version: Generated<number>;
    text_saved_at: LaterMoment;
    opened_at: SetByDatabase;
    given_at: LaterMoment;
  };
  recordings: {
    id: string;
    account_id: AccountId;
    interview_id: string;
    answer_id: string;
    kind: "audio" | "video";
    take: number;
    media_type: string;
    state: Generated<"recording" | "ended" | "ready" | "failed">;
    failure: LaterText;
    parts_count: ColumnType<number | null, never, number>;
    recorded_ms: ColumnType<number | null, never, number>;
    duration_ms: ColumnType<number | null, never, number | null>;
    object_key: LaterText;
    size_bytes: ColumnType<number | null, never, number>;
    begun_at: SetByDatabase;
    ended_at: LaterMoment;
  };
  recording_parts: {
    recording_id: string;
    number: number;
    account_id: AccountId;
    size_bytes: number;
    sha256: Buffer;
    object_key: string;
    stored_at: LaterMoment;
  };
  transcripts: {
    recording_id: string;
    account_id: AccountId;
    interview_id: string;
    object_key: string;
    state: Generated<"waiting" | "ready" | "failed">;
    segments: Json<TranscriptSegment[]>;
    made_by: LaterText;
    failure: LaterText;
    made_at: LaterMoment;
  };
  interview_requests: {
    id: Generated<string>;
    account_id: AccountId;
    interview_id: string;
    kind: "extra_time" | "other_form";
    text: string;
    state: Generated<"open" | "granted" | "declined">;
    answer: ColumnType<string | null, string | null, string | null>;
    created_at: SetByDatabase;
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  interview_events: {
    id: Generated<string>;
    sequence: ColumnType<number, never, never>;
    account_id: AccountId;
    interview_id: string;
    kind: string;
    question_id: string | null;
    characters: number | null;
    whom: ColumnType<string | null, string | null | undefined, never>;
    at: ColumnType<Date, Date | undefined, never>;
  };
  interview_marks: {
    interview_id: string;
    account_id: AccountId;
    marked_by: string;
    /** By the engine, where a point says nothing else; `further_by`: the model that has looked for more. */
    marks: Json<
      {
        question_id: string;
        points: (Omit<MarkedPoint, "by"> & { by?: "language model" })[];
        further_by?: string;
      }[]
    >;
    marked_at: Moment;
  };
  scorecards: {
    id: Generated<string>;
    account_id: AccountId;
    interview_id: string;
    reviewer: string | null;
    share_id: ColumnType<string | null, string | undefined, never>;
    scores: Json<Scorecard["scores"]>;
    comment: Generated<string>;
    given_at: Date | null;
    changed_at: ColumnType<Date, never, Date>;
  };
  interview_decisions: {
    id: Generated<string>;
    sequence: ColumnType<number, never, never>;
    account_id: AccountId;
    interview_id: string;
    kind: "advance" | "hold" | "reject" | null;
    reason: string | null;
    decided_by: string;
    decided_at: SetByDatabase;
  };
  interview_links: {
    token_hash: Buffer;
    account_id: AccountId;
    interview_id: string;
    created_at: SetByDatabase;
  };
  job_forms: {
    screening_id: string;
    account_id: AccountId;
    public_id: Generated<string>;
    version: Generated<number>;
    title: Generated<string>;
    description: Generated<string>;
    questions: Json<FormQuestion[]>;
    is_closed: Generated<boolean>;
    opens_at: LaterMoment;
    closes_at: LaterMoment;
    shows_score: Generated<boolean>;
    reopened_at: LaterMoment;
    is_listed: Generated<boolean>;
    town: Generated<string>;
    country: Generated<string>;
    is_remote: Generated<boolean>;
    employment_type: Generated<EmploymentType | null>;
    created_at: SetByDatabase;
  };
  applications: {
    id: string;
    account_id: AccountId;
    screening_id: string;
    state: Generated<"begun" | "sent">;
    file_id: string;
    file_name: string;
    size_bytes: number;
    media_type: string;
    object_key: string | null;
    has_arrived: Generated<boolean>;
    sha256: Buffer | null;
    name: Generated<string>;
    email: Generated<string>;
    answers: Json<ApplicationAnswer[]>;
    source: Generated<string>;
    consent_version: string | null;
    consent_language: string | null;
    replacement_id: ColumnType<string | null, never, string | null>;
    mail_failure: LaterText;
    begun_at: SetByDatabase;
    sent_at: LaterMoment;
    withdrawn_at: LaterMoment;
  };
  application_receipts: {
    token_hash: Buffer;
    account_id: AccountId;
    application_id: string;
    created_at: SetByDatabase;
  };
  application_requests: {
    application_id: string;
    id: string;
    account_id: AccountId;
    kind: ApplicantRequestKind;
    text: string;
    asked_at: SetByDatabase;
    due_at: SetByDatabase;
    answer: LaterText;
    answered_at: LaterMoment;
  };
  application_events: {
    id: Generated<string>;
    sequence: ColumnType<number, never, never>;
    account_id: AccountId;
    application_id: string;
    kind: (typeof applicationEventKinds)[number];
    sentence: string;
    created_at: SetByDatabase;
  };
  application_files: {
    id: string;
    account_id: AccountId;
    application_id: string;
    question_id: string;
    file_name: string;
    size_bytes: number;
    media_type: string;
    object_key: string;
    has_arrived: Generated<boolean>;
    announced_at: SetByDatabase;
  };
  shares: {
    id: string;
    account_id: AccountId;
    interview_id: string;
    token_hash: Buffer;
    whom: string;
    shows_cv: boolean;
    shows_answers: boolean;
    shows_report: boolean;
    hides_name: boolean;
    allows_feedback: boolean;
    expires_at: Date;
    revoked_at: LaterMoment;
    opened_count: Generated<number>;
    last_opened_at: LaterMoment;
    recent_visits: Generated<string[]>;
    created_at: SetByDatabase;
  };
  share_feedback: {
    id: Generated<string>;
    account_id: AccountId;
    share_id: string;
    name: string;
    thumb: "up" | "down" | null;
    comment: string;
    has_scores: Generated<boolean>;
    created_at: SetByDatabase;
  };
  erasures: {
    id: Generated<string>;
    account_id: AccountId;
    cause: ErasureCause;
    erased_by: string | null;
    sentence: string;
    /** The same by kind and facts; null in rows from before. */
    erased_from: ColumnType<ErasedFrom | null, string | undefined, never>;
    cvs: Generated<number>;
    applications: Generated<number>;
    interviews: Generated<number>;
    files: Generated<number>;
    erased_at: SetByDatabase;
  };
  /** Of a screening or of a drive. */
  mail_texts: {
    id: Generated<string>;
    account_id: AccountId;
    screening_id: string | null;
    drive_id: string | null;
    kind: CandidateMailKind;
    text: string;
  };
  mail_batches: {
    id: Generated<string>;
    account_id: AccountId;
    screening_id: string | null;
    drive_id: string | null;
    text: string | null;
    gives_reason: boolean;
    language: MailLanguage;
    sends_at: Date;
    undone_at: LaterMoment;
    sent_by: string;
    created_at: SetByDatabase;
  };
  /** About a result, an application or an interview. */
  candidate_mails: {
    id: Generated<string>;
    account_id: AccountId;
    kind: CandidateMailKind;
    batch_id: string | null;
    result_id: string | null;
    application_id: string | null;
    interview_id: string | null;
    mail_key: string;
    email: string;
    subject: string;
    state: "waiting" | "sent" | "failed" | "undone";
    failure: string | null;
    sends_at: ColumnType<Date | null, Date | null | undefined, never>;
    sent_at: ColumnType<Date | null, Date | null | undefined, Date>;
    created_at: SetByDatabase;
  };
  drive_imports: {
    id: Generated<string>;
    account_id: AccountId;
    drive_id: string;
    kind: "jd" | "candidates" | "questions";
    preview: Json<Omit<ImportPreview, "preview_id" | "is_applied">>;
    applied_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: SetByDatabase;
  };
  drive_events: {
    id: Generated<string>;
    sequence: ColumnType<number, never, never>;
    account_id: AccountId;
    drive_id: string;
    sentence: string;
    /** The same by kind and facts; null in rows from before. */
    happened: ColumnType<DriveHappening | null, string | undefined, never>;
    /** Whom it names, besides who recruits. */
    candidate_id: ColumnType<string | null, string | null | undefined, never>;
    created_at: SetByDatabase;
  };
  person_exports: {
    id: Generated<string>;
    account_id: AccountId;
    cv_file_ids: string[];
    application_ids: string[];
    candidate_ids: string[];
    state: Generated<"waiting" | "working" | "ready" | "failed">;
    file_name: string;
    object_key: LaterText;
    size_bytes: ColumnType<number | null, never, number | null>;
    message: LaterText;
    created_at: SetByDatabase;
    expires_at: Date;
  };
};

export type LinkPurpose = "verify-email" | "reset-password";
