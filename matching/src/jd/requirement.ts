/** One thing the JD asks for. A recruiter may edit, add and remove requirements; the score follows what stands here. */
export type Requirement = {
  /** Stable within one JD, e.g. "r3". */
  id: string;
  kind: "must" | "nice";
  category: RequirementCategory;
  /** As a person would name it: "PostgreSQL", "5 years as a Java Developer", "Bachelor's degree in Computer Science". */
  text: string;
  /** Relative importance, 1 (least) to 5 (most). */
  weight: number;
  /** Names of which any one is enough ("Jest or Vitest"); a single entry when the JD names one thing. */
  anyOf: string[];
  /** Least number of years, where the JD states one. */
  years: number | null;
  /** The JD sentence it came from, literally; null when a recruiter added it. */
  sentence: string | null;
  /** What a person should check, where the reading is not sure and nobody has looked at it. */
  doubt?: RequirementDoubt | null;
};

/** Whether the job asks for it, or whether it is a must or a nice-to-have. */
export type RequirementDoubt = "asked" | "kind";

export type RequirementCategory =
  | "skill"
  | "experience"
  | "education"
  | "certificate"
  | "language"
  | "permit"
  | "other";

/** A criterion that Winnow will not score by, with the reason in a sentence fit to show to a recruiter. */
export type RefusedCriterion = { text: string; reason: string };

/** A sentence that may ask for something, as a person decides, and what the requirement would be called. */
export type SentenceToCheck = {
  sentence: string;
  text: string;
  /** Who takes it for a wish, fit to show, and for which kind; of what the engine found, nothing. */
  proposal?: { by: string; kind: Requirement["kind"] };
};

/** "thin": nothing but the work as a whole was read, or of a text as long as an advert hardly a requirement. */
export type JdReading = "whole" | "thin" | "unknown language";

/** What a JD asks for. */
export type JdDemand = {
  /** The job's title as the JD states it; null when none is recognisable. */
  title: string | null;
  requirements: Requirement[];
};

export type ReadJd = JdDemand & {
  refused: RefusedCriterion[];
  toCheck: SentenceToCheck[];
  reading: JdReading;
};
