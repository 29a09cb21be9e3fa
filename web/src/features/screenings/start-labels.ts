import type { Screening, ScreeningCredits } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";

/** What the start button says: "Start screening · 38.00 credits". */
export function startLabel(quote: Pick<ScreeningCredits, "quoted" | "readable"> | undefined): string {
  if (!quote || quote.readable === 0) return "Start screening";
  return quote.quoted === 0
    ? "Start screening · free"
    : `Start screening · ${formatHundredths(quote.quoted)} credits`;
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
  if (uploadsRunning > 0) {
    return `${formatCount(uploadsRunning, "file is", "files are")} still being sent. Starting is possible once all have arrived.`;
  }
  if (checking === 0 || mode === "live") return null;
  return `${formatCount(checking, "CV is", "CVs are")} still being checked. Starting is possible in a moment.`;
}
