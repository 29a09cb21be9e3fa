import type { Rule } from "../rules/rule.ts";

/** What an instruction wants of the requirement that it names. */
export type Instruction = "must" | "nice" | "drop" | "most" | "more" | "less";

/** In this order: what is denied is asked about before what is said. */
export const instructionRules: Rule<Instruction>[] = [
  {
    id: "ignore",
    match: /\b(?:ignore|disregard|drop|remove|leave out|skip|forget(?: about)?)\b/iu,
    gives: "drop",
    yes: [
      ["Ignore the licence", "drop"],
      ["Leave out Docker", "drop"],
    ],
    no: ["Dropbox is in use"],
  },
  {
    id: "does not count",
    match: /\b(?:do(?:es)?(?: not|n['’]t) (?:count|matter))\b/iu,
    gives: "drop",
    yes: [
      ["The degree does not matter", "drop"],
      ["French doesn't count", "drop"],
    ],
    no: ["The degree matters somehow"],
  },
  {
    id: "irrelevant",
    match: /\b(?:(?:is|are) irrelevant|not relevant)\b/iu,
    gives: "drop",
    yes: [
      ["Excel is irrelevant", "drop"],
      ["The degree is not relevant", "drop"],
    ],
    no: ["Relevant degrees"],
  },
  {
    id: "no longer needed",
    match: /\b(?:no longer (?:needed|required))\b/iu,
    gives: "drop",
    yes: [["Perl is no longer required", "drop"]],
    no: ["Perl, longer texts"],
  },
  {
    id: "nice to have",
    match: /\b(?:nice[- ]to[- ]have|a plus|a bonus|optional|(?:only |merely )?desirable|preferred)\b/iu,
    gives: "nice",
    yes: [
      ["Docker is nice to have", "nice"],
      ["SAP is optional", "nice"],
    ],
    no: ["Plus sizes"],
  },
  {
    id: "not required",
    match:
      /\b(?:not (?:strictly )?(?:a must(?:-have)?|required|essential|necessary|mandatory|needed)|isn['’]t (?:a must(?:-have)?|required|essential|necessary|needed))\b/iu,
    gives: "nice",
    yes: [
      ["Docker is not a must", "nice"],
      ["The degree isn't essential", "nice"],
    ],
    no: ["The degree is noted"],
  },
  {
    id: "matters most",
    match:
      /\b(?:matters? (?:the )?most|(?:is|are) (?:the )?most important|most important(?: is| are)?|top priority|above all|focus on)\b/iu,
    gives: "most",
    yes: [
      ["Python matters most", "most"],
      ["Focus on Kubernetes", "most"],
    ],
    no: ["Most people know Excel"],
  },
  {
    id: "less important",
    match: /\b(?:less important|matters? less|weighs? less|low priority|not (?:so|very|that) important)\b/iu,
    gives: "less",
    yes: [
      ["Docker is not so important", "less"],
      ["French matters less", "less"],
    ],
    no: ["Wireless networks"],
  },
  {
    id: "must have",
    match:
      /\b(?:must[- ]have|(?:a|an absolute) must|required|essential|mandatory|indispensable|non-negotiable|must (?:have|know|be|speak))\b/iu,
    gives: "must",
    yes: [
      ["Docker is a must", "must"],
      ["German is mandatory", "must"],
    ],
    no: ["Mustard"],
  },
  {
    id: "important",
    match: /\b(?:(?:very |more )important|matters? (?:more|a lot)|weighs? more|high priority|key)\b/iu,
    gives: "more",
    yes: [
      ["Python is very important", "more"],
      ["Excel matters more", "more"],
    ],
    no: ["Keyboards"],
  },
];
