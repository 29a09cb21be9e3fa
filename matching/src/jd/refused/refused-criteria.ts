import type { ProtectedAttribute } from "../../lexicon/lexicon.ts";
import { patternsOf } from "../../lexicon/lexicons.ts";
import { wholeWords } from "../../words/whole-words.ts";
import type { RefusedCriterion } from "../requirement.ts";

/** In English; what other languages say for the same stands in the lexicons. */
const rules: { attribute: ProtectedAttribute; pattern: RegExp; reason: string }[] = [
  {
    attribute: "age",
    pattern:
      /\b(?:(?:under|below|younger than|older than) (?:the age of )?(?:2[5-9]|[3-6]\d)(?!\d|\s*%|\s*(?!(?:and|or|but|with|who)\b)\p{L})|(?:over|above) (?:the age of )\d{2}|aged? (?:between )?\d{2}|age (?:limit|group|range)|maximum age|years old|young(?:er)? (?:team player|person|people|man(?![- ]?(?:hour|day|year|power|made))|woman|professional|graduate|candidate|and)|youthful|mature (?:person|woman|man|candidate)|energetic young)/iu,
    reason: "Age is a protected attribute and says nothing about the ability to do the work.",
  },
  {
    attribute: "age proxy",
    pattern:
      /\b(?:digital native|recent(?:ly)? graduat|new graduate|fresh graduate|graduation year|graduat(?:ed|ion|e) (?:in|after|before|since|no earlier than|not before|year)|class of (?:19|20)\d\d)/iu,
    reason: "This stands in for age, which is a protected attribute.",
  },
  {
    attribute: "gender",
    pattern:
      /\b(?:male|female|men|women|man(?![- ]?(?:hour|day|year|power|made))|woman|gentleman|lad(?:y|ies)|girls?|boys?|waitress|salesman|housewife|masculine|feminine)\b(?!['’]?s? (?:health|clothing|wear|fashion|shoes|studies|care|shelter))/iu,
    reason: "Gender is a protected attribute and does not count here.",
  },
  {
    attribute: "native speaker",
    pattern:
      /\b(?:native(?:-level)? (?:\p{L}+ )?speaker|native (?:english|german|french|spanish|italian|dutch|polish|portuguese)|mother[- ]tongue|accent[- ]free|without (?:an |a )?(?:foreign )?accent|muttersprach)/iu,
    reason: "Being a native speaker stands in for origin; ask for a level of the language instead.",
  },
  {
    attribute: "origin",
    pattern:
      /\b(?:nationality|citizens? only|(?:us|u\.s\.|uk|british|german|french|american|indian|eu) (?:citizen|national)s?(?:hip)?|country of (?:birth|origin)|ethnic(?:ity)?|race(?! conditions?)|caucasian|skin colou?r|immigrants?)\b/iu,
    reason: "Nationality and origin are protected; ask for the right to work instead.",
  },
  {
    attribute: "religion",
    pattern:
      /\b(?:religion|religious(?! (?:education|studies|texts?|art|literacy|affairs|diversity|holidays?))|christian|muslim|jewish|catholic|hindu|church member)\b/iu,
    reason: "Religion is a protected attribute and does not count here.",
  },
  {
    attribute: "family",
    pattern:
      /\b(?:married|unmarried|marital status|family status|no children|without children|childless|pregnan\p{L}*|(?:no )?family commitments)\b/iu,
    reason: "Family status is protected and does not count here.",
  },
  {
    attribute: "health and looks",
    pattern:
      /\b(?:able-bodied|no disabilit\p{L}*|disabled|physically attractive|good[- ]looking|well-groomed|attractive appearance|photo(?:graph)? (?:required|attached|on)|in good health|healthy (?:person|candidate))/iu,
    reason: "Health, disability and looks are protected or say nothing about the work.",
  },
  {
    attribute: "prestige",
    pattern:
      /\b(?:no (?:career |employment |cv |resume )?gaps?|gap-?free|uninterrupted (?:career|employment)|currently employed|ivy league|elite university|top[- ]tier (?:university|school)|top (?:university|universities|school)|prestigious (?:university|school)|russell group|sexual orientation|political (?:party|views)|trade union member)/iu,
    reason: "Gaps, the prestige of a school and private convictions do not count here.",
  },
];

/** All reasons why a wish cannot be a criterion, or null for one that may be scored. */
export function refusedCriterion(text: string): RefusedCriterion | null {
  const reasons = compiled
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)))
    .map(({ reason }) => reason);
  return reasons.length > 0 ? { text: text.trim(), reason: reasons.join(" ") } : null;
}

const compiled = rules.map(({ attribute, pattern, reason }) => ({
  reason,
  patterns: [wholeWords(pattern), ...patternsElsewhere(attribute)],
}));

function patternsElsewhere(attribute: ProtectedAttribute): RegExp[] {
  const words = patternsOf(({ refused }) => refused?.[attribute]);
  return words.length === 0 ? [] : [wholeWords(new RegExp(`\\b(?:${words.join("|")})\\b`, "iu"))];
}
