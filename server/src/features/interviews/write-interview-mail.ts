import { paths } from "@winnow/contract/paths.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { driveMailValues } from "../candidate-mails/drive-mail-values.ts";
import { writeMail } from "../candidate-mails/write-mail.ts";
import type { DriveRow } from "../drives/rows.ts";
import { writeCalendar } from "./write-calendar.ts";

export type InterviewMail = {
  kind: "invited" | "reminded" | "withdrawn" | "cancelled";
  drive: Pick<DriveRow, "title" | "time_zone" | "opens_at" | "closes_at" | "mail_language">;
  /** The recruiter's; null for the usual one. */
  text: string | null;
  interview: { id: string; name: string; email: string; time_zone: string | null };
  recruiter: { username: string; email: string };
  publicUrl: string;
  /** Null where there is nothing to answer any more. */
  token: string | null;
  /** Of the calendar's event; null for a mail that changes nothing about it. */
  sequence: number | null;
  idempotencyKey: string;
};

/** A mail about an interview, and the placeholders in its text that nothing is known for. */
export function writeInterviewMail(order: InterviewMail): { mail: Mail; unknown: string[] } {
  const { kind, drive, text, interview, recruiter, publicUrl, token, idempotencyKey } = order;
  const isOver = kind === "withdrawn" || kind === "cancelled";
  const link = token ? `${publicUrl}${paths.candidateInterview(token)}` : publicUrl;
  const { mail, unknown } = writeMail({
    kind,
    language: drive.mail_language,
    text,
    values: driveMailValues({ kind, drive, candidate: interview, recruiter, link }),
    link: isOver ? null : link,
    to: { name: interview.name, address: interview.email },
    replyTo: recruiter,
    idempotencyKey,
  });
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
