import type { CvJob } from "../profile/read-jobs.ts";
import type { Span } from "../words/quote.ts";

/** Where in the CV a requirement shows. */
export type Place = "job" | "project" | "listed" | "certificate" | "education" | "summary";

/**
 * How the CV's words speak for what is asked: by its name, by other words for it, by what includes it, by a neighbour,
 * or by some of its words.
 */
export type Manner = "named" | "reworded" | "included" | "near" | "in part";

/** One place in the CV that speaks for a requirement, or, with a `denial`, against it. */
export type Evidence = {
  span: Span;
  place: Place;
  job: CvJob | null;
  /** 1 for the thing itself, less for what implies it, a neighbour, or a part of the phrase. */
  closeness: number;
  manner: Manner;
  /** For a language: the CV calls its own level basic. */
  isBasic: boolean;
  /** For a language: the level said behind its name, by its place in the European framework; null where none is. */
  level: number | null;
  /** In a list too long to mean each of its terms. */
  isCrowded: boolean;
  denial: "denied" | "learning" | null;
};
