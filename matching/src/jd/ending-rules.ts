import type { Rule } from "../rules/rule.ts";

/** What stands behind the thing that a wish is about. */
export const endingRules: Rule<string>[] = [
  {
    id: "second nature",
    match: /\s*(?:(?:is|are) second nature(?: to you)?)\s*$/iu,
    gives: "",
    yes: [["Negotiation is second nature to you.", "Negotiation"]],
    no: ["nature reserves"],
  },
  {
    id: "does not scare you",
    match: /\s*(?:do(?:es)?(?:n['’]t| not) \p{L}+ you(?: \p{L}+){0,2})\s*$/iu,
    gives: "",
    yes: [["Jira doesn't make you cry", "Jira"]],
    no: ["Jira does the rest"],
  },
  {
    id: "no stranger",
    match: /\s*(?:(?:is|are) no(?:t new| strangers?) to you|come naturally(?: to you)?)\s*$/iu,
    gives: "",
    yes: [["Ledgers are no strangers to you", "Ledgers"]],
    no: ["Ledgers for strangers"],
  },
  {
    id: "daily",
    match:
      /\s*(?:back to front|end[- ]to[- ]end|inside out|from scratch|every day|daily|quickly|(?:for |by )?yourself|(?<!end )users?)\s*$/iu,
    gives: "",
    yes: [
      ["Ahrefs daily.", "Ahrefs"],
      ["Outlook power user", "Outlook power"],
    ],
    no: ["Dashboards for end users"],
  },
  {
    id: "on the way to it",
    match: /\s*(?:or (?:is |are |be )?(?:well )?on the way to it)\s*$/iu,
    gives: "",
    yes: [["CIPD or well on the way to it", "CIPD"]],
    no: ["CIPD on the way"],
  },
  {
    id: "willing to obtain",
    match:
      /\s*(?:or (?:be |a )?willing(?:ness)? to (?:train|learn|work towards|obtain|undertake|gain)\b.*)\s*$/iu,
    gives: "",
    yes: [["Forklift licence, or willingness to obtain one within three months", "Forklift licence"]],
    no: ["Will drafting"],
  },
  {
    id: "within the last",
    match: /\s*(?:,? ?within the (?:last|past) \p{L}+ (?:years?|months?))\s*$/iu,
    gives: "",
    yes: [["IPAF within the last five years", "IPAF"]],
    no: ["IPAF within reach"],
  },
  {
    id: "experience",
    match:
      /\s*(?:skills?|experience|knowledge|background|proficiency|expertise|competenc(?:e|y)|exp(?:\.? min)?)\s*$/iu,
    gives: "",
    yes: [
      ["EdTech background", "EdTech"],
      ["fintech experience", "fintech"],
    ],
    no: ["experienced hands"],
  },
  {
    id: "is a plus",
    match:
      /\s*(?:(?:is|are|would be|will be)(?: (?:a|an|highly|strongly|also|very|considered|not))*\s+(?:must|plus|bonus|advantage|required|preferred|essential|desirable|desired|mandatory|needed|beneficial|necessary|welcome|helpful|useful|great|handy|asset|nice to have|big plus))\s*$/iu,
    gives: "",
    yes: [
      ["German is a plus", "German"],
      ["IPAF would be an advantage.", "IPAF"],
    ],
    no: ["German is spoken"],
  },
  {
    id: "required",
    match: /\s*(?:required|preferred|essential|desirable|a plus|a must|an advantage|\(?pref\.?\)?)\s*$/iu,
    gives: "",
    yes: [["Revit required", "Revit"]],
    no: ["Revit courses"],
  },
  {
    id: "in brackets",
    match: /\s*(?:\((?:required|preferred|essential|must|nice to have|a plus|desirable|optional)\))\s*$/iu,
    gives: "",
    yes: [["Flemish (desirable)", "Flemish"]],
    no: ["Flemish (Belgium)"],
  },
  {
    id: "sets you apart",
    match: /\s*(?:(?:would |will |really )?sets? you apart)\s*$/iu,
    gives: "",
    yes: [["Arabic really sets you apart", "Arabic"]],
    no: ["Arabic sets"],
  },
];
