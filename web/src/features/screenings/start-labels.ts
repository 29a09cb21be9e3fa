import type { Screening, ScreeningCredits } from "@winnow/contract/screenings.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { wordsOf } from "../../words/words.ts";

/** What a start costs and what for: "38 readable × 1.00, 2 unreadable, 1 duplicate: 38.00 credits". */
export function quoteSentence({ price, quoted, ...counts }: ScreeningCredits): string {
  return wordsOf("screenings").start.quote({
    ...counts,
    price: price === 0 ? null : formatHundredths(price),
    total: formatHundredths(quoted),
  });
}

/** What the start button says: "Start screening · 38.00 credits". */
export function startLabel(quote: Pick<ScreeningCredits, "quoted" | "readable"> | undefined): string {
  const words = wordsOf("screenings").start;
  if (!quote || quote.readable === 0) return words.label;
  return quote.quoted === 0 ? words.free : words.costs({ credits: formatHundredths(quote.quoted) });
}

/**
 * Why the start has to wait, or null when it does not. A CV that is still being checked has no price yet and would be
 * left out; a live screening takes it up whenever it is ready.
 */
export function startHindrance(waiting: {
  uploadsRunning: number;
  checking: number;
  mode: Screening["mode"];
}): string | null {
  const { uploadsRunning, checking, mode } = waiting;
  const words = wordsOf("screenings").start;
  if (uploadsRunning > 0) return words.sending({ files: uploadsRunning });
  if (checking === 0 || mode === "live") return null;
  return words.checking({ cvs: checking });
}
