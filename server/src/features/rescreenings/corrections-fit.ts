import type { Correction } from "@winnow/contract/corrections.ts";
import type { Profile } from "@winnow/matching/profile.ts";

/**
 * Whether what a person has said of one reading of a CV is about the same things in another one. Jobs and degrees are
 * counted, so that another reading may have another one in that place: it has to rest on the very words.
 */
export function correctionsFit(
  corrections: Correction[],
  profiles: { before: Pick<Profile, "jobs" | "education">; after: Pick<Profile, "jobs" | "education"> },
): boolean {
  const { before, after } = profiles;
  return corrections.every((correction) => {
    if (correction.kind === "job") {
      return isSameEntry(before.jobs[correction.index], after.jobs[correction.index]);
    }
    if (correction.kind === "education") {
      return isSameEntry(before.education[correction.index], after.education[correction.index]);
    }
    return true;
  });
}

type Entry = Profile["jobs"][number] | Profile["education"][number];

function isSameEntry(one: Entry | undefined, other: Entry | undefined): boolean {
  return (
    one !== undefined &&
    one.quotation.text === other?.quotation.text &&
    one.quotation.page === other.quotation.page
  );
}
