import type { DriveRound } from "@winnow/contract/drives.ts";
import { formatCount } from "../../ui/format/format-count.ts";

type Counts = DriveRound["counts"];

/** Where the candidates of a drive stand: "2 of 10 completed, 1 begun, 9 invited, 1 mail not sent". */
export function progressWords({ candidates, invited, not_sent, begun, completed }: Counts): string {
  if (candidates === 0) return "No candidates";
  if (invited + not_sent === 0) return formatCount(candidates, "candidate", "candidates");
  const parts = [`${completed} of ${candidates} completed`];
  if (begun > 0) parts.push(`${begun} begun`);
  parts.push(`${invited} invited`);
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

/** A running drive has to be cancelled before it can be deleted. */
export function canDelete({ status }: Pick<DriveRound, "status">): boolean {
  return status !== "InProgress";
}

/** What inviting does, as its button says it: "Invite 10 candidates". */
export function inviteLabel(candidates: number): string {
  return candidates === 0
    ? "Invite candidates"
    : `Invite ${formatCount(candidates, "candidate", "candidates")}`;
}

/** What is still missing before candidates can be invited, or null. */
export function inviteHindrance({
  questions_count,
  counts,
  closes_at,
}: Pick<DriveRound, "questions_count" | "counts" | "closes_at">): string | null {
  if (questions_count === 0) return "Add at least one question first.";
  if (counts.candidates === 0) return "Add at least one candidate first.";
  return closes_at === null ? "Choose until when candidates can begin." : null;
}
