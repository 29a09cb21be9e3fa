import type { ScreeningCredits } from "@winnow/contract/screenings.ts";
import { formatCount } from "../../ui/format-count.ts";
import { formatCredits } from "../../ui/format-credits.ts";

/** What the start button says: "Start screening · 38.00 credits". */
export function startLabel(quote: Pick<ScreeningCredits, "quoted" | "readable"> | undefined): string {
  if (!quote || quote.readable === 0) return "Start screening";
  return quote.quoted === 0
    ? "Start screening · free"
    : `Start screening · ${formatCredits(quote.quoted)} credits`;
}

/** Why the start has to wait, or null when it does not. */
export function startHindrance(uploadsRunning: number): string | null {
  if (uploadsRunning === 0) return null;
  return `${formatCount(uploadsRunning, "file is", "files are")} still being sent. Starting is possible once all have arrived.`;
}
