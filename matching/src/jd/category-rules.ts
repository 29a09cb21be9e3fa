import type { Rule } from "../rules/rule.ts";

/** What a wish asks for by its words alone, where no concept says so. */
export const categoryRules: Rule<"permit" | "certificate">[] = [
  {
    id: "licence",
    match: /\b(?:licen[cs]e)\b/iu,
    gives: "permit",
    yes: [["a butcher's license", "permit"]],
    no: ["licensed premises"],
  },
  {
    id: "work permit",
    match: /\b(?:work permit)\b/iu,
    gives: "permit",
    yes: [["a valid work permit", "permit"]],
    no: ["permitted works"],
  },
  {
    id: "right to work",
    match: /\b(?:right to work)\b/iu,
    gives: "permit",
    yes: [["the right to work in Norway", "permit"]],
    no: ["a right way to work"],
  },
  {
    id: "visa",
    match: /\b(?:visa)\b/iu,
    gives: "permit",
    yes: [["a visa for the Gulf", "permit"]],
    no: ["visage"],
  },
  {
    id: "clearance",
    match: /\b(?:clearance)\b/iu,
    gives: "permit",
    yes: [["clearance by the airport authority", "permit"]],
    no: ["clear skies"],
  },
  {
    id: "certified",
    match: /\b(?:certificat\w+|certified)\b/iu,
    gives: "certificate",
    yes: [["certified in lifting", "certificate"]],
    no: ["certain lifts"],
  },
  {
    id: "accreditation",
    match: /\b(?:accreditation)\b/iu,
    gives: "certificate",
    yes: [["an accreditation in mediation", "certificate"]],
    no: ["accredited press"],
  },
  {
    id: "qualification",
    match:
      /\b(?:(?:recognised|recognized|professional|relevant) (?:[\p{L} ]{0,30})?qualification|qualification in)\b/iu,
    gives: "certificate",
    yes: [["a recognised coaching qualification", "certificate"]],
    no: ["qualifications"],
  },
];
