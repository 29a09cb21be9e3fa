import type { Requirement } from "./jd/requirement.ts";
import type { Profile, Quotation } from "./profile/profile.ts";

/** met, partly met, or not stated in the CV: a question to ask, never an accusation. */
export type Verdict = "met" | "partly" | "not stated";

/** What the CV shows for one requirement, before any weight is applied. */
export type Fact = {
  requirementId: string;
  verdict: Verdict;
  /** Strength of the evidence, 0 to 1; of a role that is not stated, how near other work is. */
  strength: number;
  /** The words it rests on, strongest first; when not stated, empty or the words that deny it. */
  quotations: Quotation[];
  /** Years that the roles counted for it cover, overlaps once; null where the requirement states no number of years. */
  years: number | null;
  /** One plain sentence on what is missing or weak ("shown in the skills list only"); null when nothing is. */
  remark: string | null;
  /** Who has found it, where that was not the engine, fit to show. */
  foundBy?: string | undefined;
};

/** How one requirement counts. All `points` and adjustments of a report add up to its score exactly (in hundredths). */
export type Points = {
  requirementId: string;
  points: number;
  maximum: number;
  /** What it takes from all others for not being shown in full, 0 or less: its part of the adjustments that take. */
  taken: number;
};

export type FlagKind =
  | "hidden text"
  | "repeats the job description"
  | "keyword list"
  | "instructions to a machine"
  | "unreadable parts";

/** Something a recruiter should know, in neutral words, with what it rests on. A flag never changes the score by itself. */
export type Flag = { kind: FlagKind; sentence: string; quotations: Quotation[] };

/** One question for each must-have that the CV does not state. */
export type Question = { requirementId: string; text: string };

export type MatchReport = {
  engineVersion: string;
  /** ISO date (YYYY-MM-DD) up to which "present" is counted. */
  asOf: string;
  requirements: Requirement[];
  /** 0.00 to 100.00, two decimals. */
  score: number;
  mustHavesMet: number;
  mustHaves: number;
  points: Points[];
  /** Adjustments outside single requirements ("cap: fewer than half of the must-haves"), each with signed points; they belong to the sum. */
  adjustments: { sentence: string; points: number }[];
  facts: Fact[];
  profile: Profile;
  flags: Flag[];
  questions: Question[];
};
