import type { DriveCandidate } from "@winnow/contract/drives.ts";

/** The interview that a candidate can still take; null before the invitation, and once it is over. */
export function openInterviewOf({
  interview,
}: Pick<DriveCandidate, "interview">): DriveCandidate["interview"] {
  const isOpen = interview !== null && interview.outcome === "none" && interview.status !== "COMPLETED";
  return isOpen ? interview : null;
}
