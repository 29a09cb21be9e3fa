import { type ProtectedAttribute, protectedAttributes } from "../../lexicon/lexicon.ts";
import { patternsOf } from "../../lexicon/lexicons.ts";
import { wholeWords } from "../../words/whole-words.ts";

/** In English; what other languages say for the same stands in the lexicons. */
const inEnglish: Record<ProtectedAttribute, RegExp> = {
  age: /\b(?:(?:under|below|younger than|older than) (?:the age of )?(?:2[5-9]|[3-6]\d)(?!\d|\s*%|\s*(?!(?:and|or|but|with|who)\b)\p{L})|(?:over|above) (?:the age of )\d{2}|aged? (?:between )?\d{2}|age (?:limit|group|range)|maximum age|years old|young(?:er)? (?:team player|person|people|man(?![- ]?(?:hour|day|year|power|made))|woman|professional|graduate|candidate|and)|youthful|mature (?:person|woman|man|candidate)|energetic young)/iu,
  "age proxy":
    /\b(?:digital native|recent(?:ly)? graduat|new graduate|fresh graduate|graduation year|graduat(?:ed|ion|e) (?:in|after|before|since|no earlier than|not before|year)|class of (?:19|20)\d\d)/iu,
  gender:
    /\b(?:male|female|men|women|man(?![- ]?(?:hour|day|year|power|made))|woman|gentleman|lad(?:y|ies)|girls?|boys?|waitress|salesman|housewife|masculine|feminine)\b(?!['’]?s? (?:health|clothing|wear|fashion|shoes|studies|care|shelter))/iu,
  "native speaker":
    /\b(?:native(?:-level)? (?:\p{L}+ )?speaker|native (?:english|german|french|spanish|italian|dutch|polish|portuguese)|mother[- ]tongue|accent[- ]free|without (?:an |a )?(?:foreign )?accent|muttersprach)/iu,
  origin:
    /\b(?:nationality|citizens? only|(?:us|u\.s\.|uk|british|german|french|american|indian|eu) (?:citizen|national)s?(?:hip)?|country of (?:birth|origin)|ethnic(?:ity)?|race(?! conditions?)|caucasian|skin colou?r|immigrants?)\b/iu,
  religion:
    /\b(?:religion|religious(?! (?:education|studies|texts?|art|literacy|affairs|diversity|holidays?))|christian|muslim|jewish|catholic|hindu|church member)\b/iu,
  family:
    /\b(?:married|unmarried|marital status|family status|no children|without children|childless|pregnan\p{L}*|(?:no )?family commitments)\b/iu,
  "health and looks":
    /\b(?:able-bodied|no disabilit\p{L}*|disabled|physically attractive|good[- ]looking|well-groomed|attractive appearance|photo(?:graph)? (?:required|attached|on)|in good health|healthy (?:person|candidate))/iu,
  prestige:
    /\b(?:no (?:career |employment |cv |resume )?gaps?|gap-?free|uninterrupted (?:career|employment)|currently employed|ivy league|elite university|top[- ]tier (?:university|school)|top (?:university|universities|school)|prestigious (?:university|school)|russell group|sexual orientation|political (?:party|views)|trade union member)/iu,
};

/** What of a person's protected attributes the words of a wish name, whether it limits applicants to some or not. */
export function attributesNamed(text: string): ProtectedAttribute[] {
  return compiled
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)))
    .map(({ attribute }) => attribute);
}

const compiled = protectedAttributes.map((attribute) => ({
  attribute,
  patterns: [wholeWords(inEnglish[attribute]), ...patternsElsewhere(attribute)],
}));

function patternsElsewhere(attribute: ProtectedAttribute): RegExp[] {
  const words = patternsOf(({ refused }) => refused?.[attribute]);
  return words.length === 0 ? [] : [wholeWords(new RegExp(`\\b(?:${words.join("|")})\\b`, "iu"))];
}
