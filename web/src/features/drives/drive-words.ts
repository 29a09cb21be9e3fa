import type { DriveRound, driveCredits } from "@winnow/contract/drives.ts";
import type { z } from "zod";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";

type DriveCredits = z.output<typeof driveCredits>;
type Counts = DriveRound["counts"];

/**
 * Where the candidates of a drive stand: "2 of 10 completed, 1 begun, 9 invited, 1 mail not sent". Those of the sample
 * were never invited.
 */
export function progressWords(
  { candidates, invited, not_sent, begun, completed }: Counts,
  { isSample = false }: { isSample?: boolean } = {},
): string {
  if (candidates === 0) return "No candidates";
  if (invited + not_sent === 0) return formatCount(candidates, "candidate", "candidates");
  const parts = [`${completed} of ${candidates} completed`];
  if (begun > 0) parts.push(`${begun} begun`);
  if (!isSample) parts.push(`${invited} invited`);
  if (not_sent > 0) parts.push(formatCount(not_sent, "mail not sent", "mails not sent"));
  return parts.join(", ");
}

/** What a deletion of drives takes with it, before it happens. */
export function deletionSentence(drives: readonly Pick<DriveRound, "counts">[]): string {
  const sum = (part: keyof Counts) => drives.reduce((total, { counts }) => total + counts[part], 0);
  const [subject, whose] = drives.length === 1 ? ["It is", "its"] : ["They are", "their"];
  if (sum("candidates") === 0) return `${subject} removed for good.`;
  const people = formatCount(sum("candidates"), "candidate", "candidates");
  const answered = sum("begun") + sum("completed");
  if (answered === 0) return `${subject} removed for good, with ${whose} ${people}.`;
  const interviews = formatCount(answered, "interview", "interviews");
  return `${subject} removed for good, with ${whose} ${people}, and the answers and recordings of ${interviews}.`;
}

/** A running drive has to be cancelled before it can be deleted, but for the sample, which nobody waits for. */
export function canDelete({ status, is_sample }: Pick<DriveRound, "status" | "is_sample">): boolean {
  return is_sample || status !== "InProgress";
}

/** What inviting does, as its button says it: "Invite 10 candidates · 100.00 credits". */
export function inviteLabel(quote: Pick<DriveCredits, "candidates" | "quoted"> | undefined): string {
  if (!quote || quote.candidates === 0) return "Invite candidates";
  const price = quote.quoted === 0 ? "free" : `${formatHundredths(quote.quoted)} credits`;
  return `Invite ${formatCount(quote.candidates, "candidate", "candidates")} · ${price}`;
}

/**
 * How far the sending of invitations is: "3 of 10 invitations sent, 1 could not be sent"; null while none is on its
 * way.
 */
export function sendingProgress({
  status,
  counts: { invited, not_sent, being_sent },
}: Pick<DriveRound, "status" | "counts">): { percent: number; words: string } | null {
  const done = invited + not_sent;
  const all = done + being_sent;
  if (status !== "InProgress" || being_sent === 0) return null;
  const words = `${invited} of ${formatCount(all, "invitation", "invitations")} sent`;
  return {
    percent: Math.floor((100 * done) / all),
    words: not_sent === 0 ? words : `${words}, ${not_sent} could not be sent`,
  };
}

/** What is still missing before candidates can be invited, and the tab where it is given; or null. */
export function inviteHindrance({
  questions_count,
  counts,
  closes_at,
}: Pick<DriveRound, "questions_count" | "counts" | "closes_at">): {
  words: string;
  tab: "set-up" | "candidates";
} | null {
  if (questions_count === 0) return { words: "Add at least one question first.", tab: "set-up" };
  if (counts.candidates === 0) return { words: "Add at least one candidate first.", tab: "candidates" };
  return closes_at === null ? { words: "Set until when candidates can begin.", tab: "set-up" } : null;
}
