import { type Rule, rewrite } from "../rules/rule.ts";

/** Between two clauses of a wish. */
export const clauseBreak = "\n";

/** Where a further clause with a wish of its own begins. */
export const clauseRules: Rule<typeof clauseBreak>[] = [
  {
    id: "who has",
    match:
      /\s*[,;]?\s+(?:and|but)\s+(?=(?:who|that|you)\s+(?:have|has|hold|holds|are|is|can|know|knows|must|should|bring|brings|speak|speaks)\b|(?:have|has|hold|holds|are|is|know|knows|bring|brings|speak|speaks)\s+\p{L})/giu,
    gives: clauseBreak,
    yes: [["a welder and who holds a licence", ["a welder", "who holds a licence"]]],
    no: ["beers and whisky"],
  },
  {
    id: "you do, be able",
    match:
      /\s*,\s+(?:and\s+|but\s+)?(?=you\s+\p{Ll}+|be\s+(?:able|comfortable|confident|familiar|willing|fluent|proficient|competent|happy|used)\b)/giu,
    gives: clauseBreak,
    yes: [
      ["Python, and you write tests", ["Python", "you write tests"]],
      ["a driver, be willing to travel", ["a driver", "be willing to travel"]],
    ],
    no: ["Python, SQL"],
  },
  {
    id: "ability to",
    match:
      /(?<!\b(?:experience|knowledge|understanding|skills?|expertise|ability|willingness))\s*,?\s+and\s+(?=(?:an?\s+)?(?:\p{L}+\s+)?(?:willingness|readiness|ability|knowledge|understanding|command|familiarity|track record|record)\s+(?:to|of|with)\b)/giu,
    gives: clauseBreak,
    yes: [["good German and an ability to listen", ["good German", "an ability to listen"]]],
    no: ["experience and knowledge of payroll"],
  },
  {
    id: "a degree",
    match:
      /\s*,?\s+and\s+(?=an?\s+(?:\p{L}+\s+)?(?:apprenticeship|degree|diploma|licen[cs]e|certificat\p{L}*)\b)/giu,
    gives: clauseBreak,
    yes: [["four years in sales and a relevant degree", ["four years in sales", "a relevant degree"]]],
    no: ["sales and degrees"],
  },
  {
    id: "able to",
    match: /\s*,?\s+and\s+(?=(?:be\s+)?(?:able|eligible|willing|prepared)\s+to\b)/giu,
    gives: clauseBreak,
    yes: [["licensed and able to drive", ["licensed", "able to drive"]]],
    no: ["stable and table"],
  },
  {
    id: "of",
    match: /\s+and\s+(?=of\s)/giu,
    gives: clauseBreak,
    yes: [["knowledge of Excel and of SAP", ["knowledge of Excel", "of SAP"]]],
    no: ["Excel and offers"],
  },
  {
    id: "semicolon",
    match: /\s*;\s+(?![^(]*\))/giu,
    gives: clauseBreak,
    yes: [["Excel; SAP", ["Excel", "SAP"]]],
    no: ["Excel (97; 2003)"],
  },
];

/** The clauses of a wish. */
export function splitClauses(rules: Rule<string>[], wish: string): string[] {
  return rewrite(rules, wish).split(clauseBreak);
}
