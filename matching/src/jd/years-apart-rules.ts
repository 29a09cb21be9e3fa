import type { Rule } from "../rules/rule.ts";

/** What is asked for, the years that are named again, and what they are to be spent on. */
type YearsApart = { main: string; count: string; what: string };

/** "At least 5 years, of which 2 …": a part of the years has a wish of its own. */
export const yearsApartRules: Rule<YearsApart>[] = [
  {
    id: "of them in",
    match:
      /^(.*?\S),?\s+(?:and |with )?(?:at least )?(\S+) (?:years? )?(?:of (?:them|those|these|which)|thereof) (in|as|with|on) (.+)$/iu,
    gives: { main: "$1", count: "$2", what: "$3 $4" },
    yes: [
      [
        "5 years in sales, at least two of them in a leading position",
        { main: "5 years in sales", count: "two", what: "in a leading position" },
      ],
    ],
    no: ["Two of our plants in Ulm"],
  },
  {
    id: "of which",
    match:
      /^(.*?\S),?\s+(?:of (?:which|them|these|those)|thereof),? (?:at least )?(\S+) (?:years? )?(in|as|with|on) (.+)$/iu,
    gives: { main: "$1", count: "$2", what: "$3 $4" },
    yes: [
      [
        "6 years of work, of which at least 3 in production",
        { main: "6 years of work", count: "3", what: "in production" },
      ],
    ],
    no: ["A team of which you are proud"],
  },
];
