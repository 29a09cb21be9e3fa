import type { Confidence } from "./profile.ts";

type Row = { confidence: Confidence; because: string };

/**
 * How sure a field of a profile is, by what it was read from: "certain" where the CV says so itself, "likely" where its
 * form tells, "unsure" where it is the best guess and another reading is open. The only place that decides it.
 */
export const confidenceTable = {
  // Contact
  nameUnderLabel: { confidence: "certain", because: "A label such as “Name:” calls it so." },
  nameInMailbox: {
    confidence: "certain",
    because: "A line that can be a name shares a word with the e-mail address.",
  },
  largestName: {
    confidence: "likely",
    because: "The largest line at the top that can be a name, and the only one so large.",
  },
  oneOfLargestNames: { confidence: "unsure", because: "Several lines of one size at the top can be a name." },
  likeliestName: {
    confidence: "likely",
    because: "The line at the top that is most like a name by its look, words and place.",
  },
  nameOfMailbox: {
    confidence: "unsure",
    because: "No line is a name; the e-mail address has two words that may be one.",
  },
  contactByPattern: {
    confidence: "certain",
    because: "An address, number or link has a form of its own and stands with the contact.",
  },
  emailElsewhere: {
    confidence: "likely",
    because: "An address outside the contact may be that of a reference.",
  },
  phoneByDigits: {
    confidence: "likely",
    because: "Digits with the look of a number, in no national numbering plan.",
  },
  placeByForm: {
    confidence: "likely",
    because: "Two capitalised names parted by a comma are mostly a city and what it lies in.",
  },

  // Jobs; the shares of those that were right are of 129 CVs that nothing was learned from (decision 63).
  jobSurelyNamed: {
    confidence: "certain",
    because: "Title and employer together are as likely as nine in ten: 182 of 189 of these were right.",
  },
  jobLikelyNamed: {
    confidence: "likely",
    because: "They are as likely as seven in ten: 91 of 99 of these were right.",
  },
  jobHardlyNamed: {
    confidence: "unsure",
    because: "Another reading of title or employer is open: 43 of 71 of these were right.",
  },

  // Education
  degreeAtSchool: { confidence: "certain", because: "A degree by its words, and a school by its own." },
  degreeAlone: { confidence: "likely", because: "A degree by its words; the school is a guess or missing." },
  schoolAlone: { confidence: "unsure", because: "A school with dates, but no degree that is known." },
  fieldBehindDegree: { confidence: "certain", because: "It stands behind the degree or behind “in”." },
  fieldBesideDegree: { confidence: "likely", because: "A part of its own on the line of the degree." },
  fieldOnNextLine: {
    confidence: "unsure",
    because: "A line near the degree that is no school, place or date.",
  },

  // Lists
  listedEntry: {
    confidence: "likely",
    because: "A line or an item under a heading of its kind, whatever it says.",
  },
  knownSkill: { confidence: "certain", because: "A name of the table of concepts, in a list or in a job." },
  mentionedSkill: {
    confidence: "likely",
    because: "A name of the table in a summary, where the person may speak of others.",
  },
  clearEntry: {
    confidence: "certain",
    because: "An item of a list with a label, separators, a bullet, or of a few words.",
  },
  looseEntry: { confidence: "likely", because: "A longer line of a skills section, without separators." },

  byPerson: { confidence: "certain", because: "A person corrected it." },
} as const satisfies Record<string, Row>;

export type FieldEvidence = keyof typeof confidenceTable;

export function confidenceOf(evidence: FieldEvidence): Confidence {
  return confidenceTable[evidence].confidence;
}
