import { entryLayout } from "./layout-numbers.ts";
import type { Education } from "./profile.ts";

const levels: [Education["level"], RegExp][] = [
  [
    "doctorate",
    /\b(?:ph\.?\s?d|dpt|pharm\.?\s?d|psy\.?d|ed\.?d|d\.?n\.?p|d\.?phil|doctorate|doctoral|doctor of|doktor|promotion zum dr|dr\.|doctorat|doctorado|doutorado|dottorato)(?![\p{L}])/iu,
  ],
  [
    "master",
    /\b(?:m\.?\s?sc|m\.\s?s\.|m\.\s?a\.|(?<!-)ms(?= in\b| of\b|,|$)|ma(?= in\b| \(?hons|,|$)|mba|m\.?eng|m\.?a\.?sc|m\.?math|m\.?phys|m\.?chem|m\.?res|m\.?f\.?a|mph|msw|m\.?pharm|m\.?tech|m\.?ed|m\.?phil|ll\.?m|master(?:'s|’s|s)?|magister|diplom(?:a de estudios avanzados|-|\b(?!a))|máster|maestría|mestrado|laurea magistrale|studia magisterskie|studii de master|msn)(?![\p{L}])/iu,
  ],
  [
    "bachelor",
    /\b(?:b\.?\s?sc|b\.?a\.?sc|b\.?sc\.?e|b\.\s?s\.|b\.\s?a\.|bs(?= in\b| of\b|,|$)|ba(?= in\b| \(?hons|,|$)|bba|b\.?\s?eng|b\.?\s?tech|b\.?\s?com|b\.?\s?ed|ll\.?b|bsn|bachelor(?:'s|’s|s)?|undergraduate degree|university degree|(?:2[:.][12]|first[- ]class|second[- ]class|honou?rs|good) degree|college degree|(?<=^(?:(?:have|has|hold|holds|you have|you hold)\s+)?(?:an?\s+)?)degree(?=\s+(?:\([^)]*\)\s+)?in\b)|licenciatura|licence(?=\s+(?:en|de|d['’]|ès|pro)\b)|grado en|b\.?\s?mus|b\.?f\.?a|b\.?\s?arch|b\.?comm|b\.?n\.?|b\.?ba|mbbs|b(?:a|sc) \(hons?\)|bacharelado|laurea|licencjat|studia licencjackie|studia inżynierskie|licență|hbo|graduação)(?![\p{L}])/iu,
  ],
  [
    "vocational",
    /\b(?:associate(?:'s|’s)? degree|a\.a\.s?\.|apprenticeship|ausbildung|(?:completed|professional|vocational) training(?= (?:as|in)\b)|berufsausbildung|vocational|btec|mbo(?=-?\s?\d)|hn[cd]|[sn]vq|foundation degree|city & guilds|trade certificate|culinary diploma|diploma in|bts|dut|technician diploma|formación profesional)(?![\p{L}])/iu,
  ],
  [
    "none",
    /\b(?:high school|hs diploma|hs(?=$)|h\.s\.|secondary school|a-levels?|gcses?|abitur|baccalauréat|bachillerato|ged|matura|leaving certificate|ensino médio|school diploma)(?![\p{L}])/iu,
  ],
];
const order: Education["level"][] = ["none", "vocational", "bachelor", "master", "doctorate"];

/** The degree level that a line names, the highest first; null when it names none. */
export function degreeLevel(text: string): Education["level"] | null {
  if (/\bhigh school\b/i.test(text)) return "none";
  if (/(?:^|:\s)(?:BA|BS) \p{Lu}/u.test(text)) return "bachelor";
  if (/(?:^|:\s)(?:MA|MS) \p{Lu}/u.test(text)) return "master";
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether a line is about a degree from its first words on: "NVQ3 Electrical Installation", not "Taught A-level maths". */
export function startsWithDegree(text: string): boolean {
  return degreeLevel(text.split(/\s+/).slice(0, entryLayout.wordsOfDegree).join(" ")) !== null;
}

/** The lowest level that a wish such as "Bachelor's or Master's degree" accepts. */
export function lowestDegreeLevel(text: string): Education["level"] | null {
  return [...levels].reverse().find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

export function reaches(held: Education["level"], wanted: Education["level"]): boolean {
  return order.indexOf(held) >= order.indexOf(wanted);
}
