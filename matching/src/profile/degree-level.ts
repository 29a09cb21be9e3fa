import { entryLayout } from "./layout-parameters.ts";
import type { Education } from "./profile.ts";

const levels: [Education["level"], RegExp][] = [
  [
    "doctorate",
    /(?<![\p{L}\d])(?:ph\.?\s?d|dpt|pharm\.?\s?d|psy\.?d|ed\.?d|d\.?n\.?p|d\.?phil|doctorate|doctoral|doctor of|doktor|promotion zum dr|dr\.|doctorat|doctorado|doutorado|doutoramento|dottorato|doktorat|studia doktoranckie|studii doctorale)(?![\p{L}])/iu,
  ],
  [
    "master",
    /(?<![\p{L}\d])(?:m\.?\s?sc|m\.\s?s\.|m\.\s?a\.|(?<!-)ms(?= in\b| of\b|,|$)|ma(?= in\b| \(?hons|,|$)|mba|m\.?eng|m\.?a\.?sc|m\.?math|m\.?phys|m\.?chem|m\.?res|m\.?f\.?a|mph|msw|m\.?pharm|m\.?tech|m\.?ed|m\.?phil|ll\.?m|master(?:'s|’s|s)?|magister|diplom(?:a de estudios avanzados|-|\b(?!a))|máster|maestría|mestrado|laurea magistrale|studia magisterskie|studii de master|masterat|diplomă de master|mastère|maîtrise|diplôme d['’]ingénieur|dipl\.-?\s?\p{L}{3,}|staatsexamen|staatsprüfung|posgrado|postgrado|pós-graduação|mestre em|laurea specialistica|laurea a ciclo unico|doctorandus|drs\.|mgr(?: inż)?\.?|studia (?:ii stopnia|podyplomowe|jednolite)|jednolite studia|msn)(?![\p{L}])/iu,
  ],
  [
    "bachelor",
    /(?<![\p{L}\d])(?:b\.?\s?sc|b\.?a\.?sc|b\.?sc\.?e|b\.\s?s\.|b\.\s?a\.|bs(?= in\b| of\b|,|$)|ba(?= in\b| \(?hons|,|$)|bba|b\.?\s?eng|b\.?\s?tech|b\.?\s?com|b\.?\s?ed|ll\.?b|bsn|bachelor(?:'s|’s|s)?|undergraduate degree|university degree|(?:2[:.][12]|first[- ]class|second[- ]class|honou?rs|good) degree|college degree|(?<=^(?:(?:have|has|hold|holds|you have|you hold)\s+)?(?:an?\s+)?)degree(?=\s+(?:\([^)]*\)\s+)?in\b)|licenciatura|licence(?=\s+(?:en|de|d['’]|ès|pro)\b)|grado en|b\.?\s?mus|b\.?f\.?a|b\.?\s?arch|b\.?comm|b\.?n\.?|b\.?ba|mbbs|b(?:a|sc) \(hons?\)|bacharelado|bacharel|tecnólogo|laurea|licencjat|licenciad[oa]|diplomatura|graduad[oa] en(?! eso)|ingeniería técnica|vordiplom|studia i stopnia|diplomă de licență|studia licencjackie|studia inżynierskie|licență|hbo|graduação)(?![\p{L}])/iu,
  ],
  [
    "vocational",
    /(?<![\p{L}\d])(?:associate(?:'s|’s)? degree|a\.a\.s?\.|apprenticeship|ausbildung|(?:completed|professional|vocational) training(?= (?:as|in)\b)|berufsausbildung|vocational|btec|mbo(?=-?\s?\d)|hn[cd]|[sn]vq|foundation degree|city & guilds|trade certificate|culinary diploma|diploma in|bts|dut|technician diploma|formación profesional|berufsabschluss|umschulung|gesellenbrief|meisterbrief|meisterprüfung|brevet professionnel|titre professionnel|bac(?:calauréat)? pro(?:fessionnel)?|ciclo formativo|grado (?:medio|superior)|cfg[sm]|técnico superior|curso (?:técnico|profissional)|ensino (?:técnico|profissional)|técnico em|diploma di|diploma professionale|qualifica professionale|vakopleiding|szkoła (?:zawodowa|policealna)|dyplom technika|școal[aă] (?:profesională|postliceală)|certificat de calificare)(?![\p{L}])/iu,
  ],
  [
    "none",
    /(?<![\p{L}\d])(?:high school|hs diploma|hs(?=$)|h\.s\.|secondary school|a-levels?|gcses?|abitur|baccalauréat|bachillerato|ged|matura|leaving certificate|ensino (?:médio|secundário|fundamental)|school diploma|fachabitur|(?:fach)?hochschulreife|mittlere reife|mittlerer schulabschluss|(?:real|haupt)schulabschluss|bac(?= (?:général|technologique|es|s|l|stmg|sti2d)(?!\p{L}))|baccalaureato|brevet des collèges|bachiller|educación secundaria|(?:diploma di )?maturità|licenza media|havo|vwo|vmbo|mavo|świadectwo (?:dojrzałości|maturalne)|wykształcenie średnie|(?:diplomă de )?bacalaureat)(?![\p{L}])/iu,
  ],
];
const order: Education["level"][] = ["none", "vocational", "bachelor", "master", "doctorate"];

/** Words that are degrees among degrees, and titles of jobs elsewhere. */
const amongDegrees: [Education["level"], RegExp][] = [
  [
    "master",
    /(?<![\p{L}\d])(?:diplom|dess|dea|ingénieur|ingenier[oa]|ingeniería|ingegneria|magister inżynier)(?!\p{L})/iu,
  ],
  [
    "bachelor",
    /(?<![\p{L}\d])(?:licence|inżynier|inginer[ăa]?|inginerie|ingegnere|licențiat[ăa]?|arquitect[oa])(?!\p{L})/iu,
  ],
  [
    "vocational",
    /(?<![\p{L}\d])(?:cap|bep|mbo|technik|technikerin?|meister(?:in)?|lehre|fachwirt(?:in)?|fachangestellter?|perito|ragionier[ea]|geometra|técnic[oa]|diplôme|diploma|diplomă|dyplom|titulación|tehnician|calificare|qualification|zasadnicza)(?!\p{L})/iu,
  ],
  ["none", /(?<![\p{L}\d])(?:eso|lbo|bac|brevet)(?!\p{L})/iu],
];

/** The degree level that a line of an education section names; null when it names none. */
export function degreeLevelAmongDegrees(text: string): Education["level"] | null {
  return degreeLevel(text) ?? amongDegrees.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

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
