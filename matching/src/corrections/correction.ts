import type { Verdict } from "../match-report.ts";
import type { Education, YearMonth } from "../profile/profile.ts";

/** Something that was read wrongly, as a person says it is. `index` counts the entries of the profile as it was read, from 0. */
export type Correction =
  | { kind: "contact"; field: "name" | "email" | "phone" | "location"; value: string | null }
  | {
      kind: "job";
      index: number;
      title: string | null;
      employer: string | null;
      start: YearMonth | null;
      end: YearMonth | null;
      isCurrent: boolean;
      /** What was read is no job at all. */
      isRemoved: boolean;
    }
  | {
      kind: "education";
      index: number;
      degree: string | null;
      school: string | null;
      level: Education["level"];
      isRemoved: boolean;
    }
  /** `words` have to stand in the CV; null where the requirement is not stated. */
  | { kind: "requirement"; requirementId: string; verdict: Verdict; words: string | null };

export type CorrectionOf<Kind extends Correction["kind"]> = Extract<Correction, { kind: Kind }>;

export function correctionsOf<Kind extends Correction["kind"]>(
  corrections: Correction[],
  kind: Kind,
): CorrectionOf<Kind>[] {
  return corrections.filter((one): one is CorrectionOf<Kind> => one.kind === kind);
}
