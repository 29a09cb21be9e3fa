import type { Rule } from "../rules/rule.ts";

/** What is asked for, and what is only wished for beside it, by the groups of the match: "$1" is the first. */
type Apart = { main: string; extra: string };

/** Sentences that say of a part of what they ask for that it may be absent. */
export const extraRules: Rule<Apart>[] = [
  {
    id: "ideally",
    match: /^(.*?\S)\s*[,;(–—-]\s*(?:and |but )?(?:ideally|preferably)\s+(.+?)\)?[.\s]*$/iu,
    gives: { main: "$1", extra: "$2" },
    yes: [
      ["SQL, ideally with BigQuery", { main: "SQL", extra: "with BigQuery" }],
      ["Excel (preferably with macros)", { main: "Excel", extra: "with macros" }],
    ],
    no: ["An ideal diet", "Ideally SQL"],
  },
  {
    id: "in brackets",
    match:
      /^(.*?\S)\s*\(([^()]*?)\s*(?:is |are |would be )?(?:(?:strongly |highly |very |much )?(?:preferred|desirable|welcome)|(?:a |an )?(?:big )?(?:plus|advantage|bonus))\s*\)(.*)$/iu,
    gives: { main: "$1$3", extra: "$2" },
    yes: [["Python (Django is a plus) and SQL", { main: "Python and SQL", extra: "Django" }]],
    no: ["Python (Django) and SQL"],
  },
  {
    id: "required, then preferred",
    match:
      /^(.*\b(?:required|must|essential|needed|minimum|degree|years?)\b[^,;]*)[,;]\s*(?:but |and )?((?!.*\bor\b)[^,;]+?)\s+(?:is |are |would be )?(?:strongly |highly )?(?:preferred|desirable|(?:a |an )(?:plus|advantage|bonus|asset))[.\s]*$/iu,
    gives: { main: "$1", extra: "$2" },
    yes: [
      [
        "Bachelor's degree required, master's preferred",
        { main: "Bachelor's degree required", extra: "master's" },
      ],
    ],
    no: ["Bachelor's degree or master's preferred"],
  },
];
