import type { Closing } from "@winnow/contract/closings.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatHundredths } from "../../../ui/format/format-hundredths.ts";

/** Everything that goes, counted: "3 screenings with 41 CVs, … are deleted." */
export function whatGoesWords({ screenings, cvs, drives, interviews, credits }: Closing): string {
  const going = [
    `${formatCount(screenings, "screening", "screenings")} with ${formatCount(cvs, "CV", "CVs")}`,
    `${formatCount(drives, "drive", "drives")} with ${formatCount(interviews, "interview", "interviews")}`,
  ].join(", and ");
  const lost = credits > 0 ? ` ${formatHundredths(credits)} credits are lost.` : "";
  return `${going} are deleted, with all results, answers, decisions, notes and files.${lost}`;
}

/** Why the account cannot be deleted now, and what to do about it; null where nothing stands in the way. */
export function obstacleWords({ running_drives, on_hold }: Closing): string | null {
  if (running_drives > 0) {
    return `Candidates are in ${formatCount(running_drives, "drive that is", "drives that are")} running. Cancel ${running_drives === 1 ? "it" : "them"}, or wait until ${running_drives === 1 ? "it is" : "they are"} completed, and then delete the account.`;
  }
  if (on_hold > 0) {
    return `A legal hold keeps ${formatCount(on_hold, "screening or drive", "screenings and drives")}. End it, and then delete the account.`;
  }
  return null;
}
