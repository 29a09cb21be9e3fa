import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { DriveRow } from "../drives/rows.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { formatMomentForCandidate } from "./format-moment.ts";
import { type CandidateMailKind, usualTexts } from "./mail-texts.ts";
import { writeCalendar } from "./write-calendar.ts";

export type CandidateMail = {
  kind: CandidateMailKind;
  drive: Pick<
    DriveRow,
    "title" | "time_zone" | "opens_at" | "closes_at" | "invitation_text" | "reminder_text"
  >;
  interview: { id: string; name: string; email: string; time_zone: string | null };
  recruiter: { username: string; email: string };
  publicUrl: string;
  /** Null where there is nothing to answer any more. */
  token: string | null;
  /** Of the calendar's event; null for a mail that changes nothing about it. */
  sequence: number | null;
  idempotencyKey: string;
  /** Of a sample: what the recruiter has to know, before all else. */
  notice?: string;
};

const subjects: Record<CandidateMailKind, string> = {
  invitation: "Your interview",
  reminder: "Reminder: your interview",
  withdrawn: "Invitation withdrawn",
  cancelled: "Interview cancelled",
};

/** A mail to a candidate, and the placeholders in it that nothing is known for. */
export function writeCandidateMail(order: CandidateMail): { mail: Mail; unknown: string[] } {
  const { kind, drive, interview, recruiter, publicUrl, token } = order;
  const isOver = kind === "withdrawn" || kind === "cancelled";
  const link = token ? `${publicUrl}${paths.candidateInterview(token)}` : publicUrl;
  const zones = { drive: drive.time_zone, candidate: interview.time_zone };
  const { text, unknown } = fillPlaceholders(textOf(order), {
    name: isolate(interview.name),
    title: isolate(drive.title),
    recruiter: isolate(recruiter.username),
    link,
    opens: drive.opens_at ? formatMomentForCandidate(drive.opens_at, zones) : "now",
    closes: drive.closes_at ? formatMomentForCandidate(drive.closes_at, zones) : "further notice",
  });
  const [greeting = "", ...paragraphs] = text.split(/\s*\n\s*/).filter((line) => line !== "");
  const replyTo = { name: recruiter.username, address: recruiter.email };
  const mail: Mail = {
    to: { name: interview.name, address: interview.email },
    replyTo,
    subject: `${subjects[kind]}: ${drive.title}`.replace(/\s+/g, " "),
    idempotencyKey: order.idempotencyKey,
    ...renderMail({
      ...(order.notice === undefined
        ? { greeting, paragraphs }
        : { greeting: order.notice, paragraphs: [greeting, ...paragraphs] }),
      ...(isOver ? {} : { button: { label: "Open the interview", url: link } }),
      after: isOver
        ? `You got this mail because ${recruiter.username} had invited you.`
        : "This link is yours alone, so please do not pass it on. Opening it uses nothing up.",
    }),
  };
  if (order.sequence === null || !drive.opens_at || !drive.closes_at) {
    return { mail, unknown };
  }
  const calendar = writeCalendar({
    interviewId: interview.id,
    sequence: order.sequence,
    isCancelled: isOver,
    title: drive.title,
    opensAt: drive.opens_at,
    closesAt: drive.closes_at,
    link: isOver ? null : link,
    organizer: { name: recruiter.username, email: recruiter.email },
    candidate: { name: interview.name, email: interview.email },
  });
  return { mail: { ...mail, calendar }, unknown };
}

function textOf({ kind, drive }: CandidateMail): string {
  const own = {
    invitation: drive.invitation_text,
    reminder: drive.reminder_text,
    withdrawn: null,
    cancelled: null,
  };
  return own[kind]?.trim() || usualTexts[kind];
}
