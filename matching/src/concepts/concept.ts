/**
 * One thing that a JD may ask for, under every name that people give it.
 * Names are compared word by word without regard to case or to signs between words ("CI/CD" = "CI CD").
 */
export type Concept = {
  /** The name shown to people; also the first alias. Unique over all fields, and never changed once released. */
  name: string;
  aliases?: string[];
  /**
   * Different things of this kind, one row of names each ("Hotel software": Opera, Protel). Each becomes a concept of
   * its own that shows this one and is a neighbour of the others.
   */
  examples?: (string | string[])[];
  /** Names of concepts that whoever shows this one shows as well: Spring Boot implies Java. */
  implies?: string[];
  /**
   * Near neighbours with the part of the credit (0 to 1) they earn when this one is asked for. Declared once it
   * counts both ways; the other side declares it too only where its part differs, 0 for none.
   */
  siblings?: Record<string, number>;
  /** True for names that are ordinary words too ("Go", "Spring"): they count in a list or in their exact case only. */
  ambiguous?: true;
  /** For ambiguous names: folded words that, next to the name, show that something else is meant. */
  notBeside?: string[];
  kind?: "certificate" | "language" | "permit" | "trait";
};

/** The concepts of one field of work; a large field is split over several files. */
export type ConceptField = { field: string; concepts: Concept[] };
