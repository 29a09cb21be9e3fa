import type { DriveRound, driveCredits } from "@winnow/contract/drives.ts";
import type { z } from "zod";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { wordsOf } from "../../words/words.ts";

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
  const words = wordsOf("driveStates").progress;
  if (candidates === 0) return words.none;
  if (invited + not_sent === 0) return words.candidates({ count: candidates });
  const parts = [words.completed({ completed, of: candidates })];
  // Whoever has completed has begun as well, which need not be said.
  const answering = begun - completed;
  if (answering > 0) parts.push(words.begun({ count: answering }));
  if (!isSample) parts.push(words.invited({ count: invited }));
  if (not_sent > 0) parts.push(words.notSent({ count: not_sent }));
  return parts.join(", ");
}

/** What a deletion of drives takes with it, before it happens. */
export function deletionSentence(drives: readonly Pick<DriveRound, "counts">[]): string {
  const sum = (part: keyof Counts) => drives.reduce((total, { counts }) => total + counts[part], 0);
  const words = wordsOf("drives").delete;
  const removed = { drives: drives.length, candidates: sum("candidates") };
  if (removed.candidates === 0) return words.alone(removed);
  const interviews = sum("begun");
  return interviews === 0 ? words.withPeople(removed) : words.withAnswers({ ...removed, interviews });
}

/** A running drive has to be cancelled before it can be deleted, but for the sample, which nobody waits for. */
export function canDelete({ status, is_sample }: Pick<DriveRound, "status" | "is_sample">): boolean {
  return is_sample || status !== "InProgress";
}

/** What inviting costs: "12 candidates × 10.00: 120.00 credits", and what is missing for it. */
export function quoteSentence({
  candidates: count,
  price,
  quoted,
  available,
}: Pick<DriveCredits, "candidates" | "price" | "quoted" | "available">): string {
  const words = wordsOf("drives").invite;
  const sum = formatHundredths(quoted);
  const quote =
    price === 0
      ? words.freeQuote({ count, sum })
      : words.quote({ count, price: formatHundredths(price), sum });
  if (quoted <= available) return quote;
  const affordable = Math.floor(Math.max(available, 0) / price);
  return `${quote}. ${words.missing({ missing: formatHundredths(quoted - available), count: affordable })}`;
}

/** What inviting does, as its button says it: "Invite 10 candidates · 100.00 credits". */
export function inviteLabel(quote: Pick<DriveCredits, "candidates" | "quoted"> | undefined): string {
  const words = wordsOf("drives").invite;
  if (!quote || quote.candidates === 0) return words.act;
  const { candidates: count, quoted } = quote;
  return quoted === 0 ? words.free({ count }) : words.priced({ count, price: formatHundredths(quoted) });
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
  const words = wordsOf("drives").invite;
  const sent = { sent: invited, of: all };
  return {
    percent: Math.floor((100 * done) / all),
    words: not_sent === 0 ? words.sentOf(sent) : words.sentBut({ ...sent, notSent: not_sent }),
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
  const words = wordsOf("drives").invite.hindrances;
  if (questions_count === 0) return { words: words.question, tab: "set-up" };
  if (counts.candidates === 0) return { words: words.candidate, tab: "candidates" };
  return closes_at === null ? { words: words.end, tab: "set-up" } : null;
}
