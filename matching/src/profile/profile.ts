import type { Box } from "@winnow/documents/document-text.ts";

/** Words that stand literally in the CV. `boxes` has one box per line touched, in points on `page`. */
export type Quotation = { text: string; page: number; boxes: Box[] };

/** A year and, where it is stated, a month from 1 to 12. */
export type YearMonth = { year: number; month: number | null };

/** What a CV says about a person. Every value comes with the words it was read from; null or [] means "not stated". */
export type Profile = {
  name: Quoted | null;
  email: Quoted | null;
  phone: Quoted | null;
  location: Quoted | null;
  links: Quoted[];
  jobs: Job[];
  /** Years covered by the jobs, overlaps once, an open end counted to the as-of date; one decimal. */
  yearsOfWork: number;
  education: Education[];
  certificates: Quoted[];
  languages: Quoted[];
  skills: Skill[];
};

/** How sure a field is; `confidence.ts` says which evidence makes it so. */
export type Confidence = "certain" | "likely" | "unsure";

export type Quoted = { value: string; confidence: Confidence; quotation: Quotation };

export type Job = {
  title: string | null;
  employer: string | null;
  start: YearMonth | null;
  /** null when the job goes on ("present") or no end is stated; see `isCurrent`. */
  end: YearMonth | null;
  isCurrent: boolean;
  /** Length in years, one decimal; null without dates. */
  years: number | null;
  confidence: Confidence;
  quotation: Quotation;
};

export type Education = {
  degree: string | null;
  school: string | null;
  level: "none" | "vocational" | "bachelor" | "master" | "doctorate";
  end: YearMonth | null;
  /** What was studied ("Computer Science"), each with its words. */
  fields: Quoted[];
  confidence: Confidence;
  quotation: Quotation;
};

/** Where a skill is shown: listed in a skills section, used in a role, used in a role within the last five years. */
export type SkillShown = "listed" | "used" | "used recently" | "mentioned";

export type Skill = {
  /** The name of a known skill, or an entry of a skills section in the words of the CV. */
  name: string;
  shown: SkillShown;
  /** The whole entry of a skills section that names it, without its level; null when no section lists it. */
  listedAs: Quotation | null;
  confidence: Confidence;
  quotation: Quotation;
};
