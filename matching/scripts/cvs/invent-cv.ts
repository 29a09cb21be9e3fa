import type { CvLineLabel } from "../../src/profile/lines/cv-line-label.ts";
import type { Chance } from "./chance.ts";
import type { CvWords } from "./cv-words.ts";
import type { LabelledRow, LabelledSection } from "./labelled-cv.ts";
import { drawDateHabit, type Month } from "./write-dates.ts";
import { drawEntryHabit, type EntryFields } from "./write-entries.ts";

/** The year that invented people write in. */
const thisYear = 2026;

/** A CV of an invented person: its sections in order, each row with what it says. */
export function inventCv(words: CvWords, chance: Chance): LabelledSection[] {
  const person = inventPerson(words, chance);
  const sections = new Map<string, LabelledSection>();
  const add = (name: string, isLikely: number, rows: () => LabelledRow[]) => {
    if (chance.is(isLikely)) sections.set(name, { rows: rows(), isAside: asides.includes(name) });
  };
  add("summary", 0.65, () => prose("summary", words, chance));
  add("experience", 0.97, () => writeJobs(words, chance, person));
  add("education", 0.95, () => writeDegrees(words, chance));
  add("strengths", 0.15, () => writeSkills(words, chance));
  add("skills", 0.8, () => writeSkills(words, chance));
  add("languages", 0.5, () => writeLanguages(words, chance));
  add("certificates", 0.4, () => writeList("certificate", words.list("certificates"), words, chance));
  add("projects", 0.4, () => writeProjects(words, chance));
  add("interests", 0.35, () => writeInterests(words, chance));
  add("personal", 0.35, () => writePersonal(words, chance, person));
  add("other", 0.3, () => writeList("other", words.list("other"), words, chance));
  const order = chance.is(0.6) ? usualOrder : chance.some(usualOrder, usualOrder.length);
  const headings = headingHabit(words, chance);
  const whole = order.flatMap((name) => {
    const section = sections.get(name);
    if (!section || section.rows.length === 0) return [];
    return [{ ...section, rows: [...headings(name), ...section.rows] }];
  });
  const top: LabelledSection = {
    rows: writeTop(words, chance, person, sections.has("personal")),
    isAside: false,
  };
  return [top, ...whole];
}

const usualOrder = [
  "summary",
  "strengths",
  "experience",
  "education",
  "skills",
  "certificates",
  "languages",
  "projects",
  "interests",
  "personal",
  "other",
];
const headedSections = usualOrder.filter((name) => name !== "strengths");
const asides = ["skills", "strengths", "languages", "interests", "personal", "certificates"];

const syllables =
  "ka ro lin ber ma tu sel vi dor an gre hol pe ris mo ta wen bru ki sar del fo nar ost ul ba gin rad esh mi zor chi lun har tem bo ya kel dri sto ven";

/** One of a list, or a name that nobody has: so that names are told by their place and not learned by heart. */
function ownName(list: string, words: CvWords, chance: Chance): string {
  if (chance.is(0.4)) return chance.of(words.list(list));
  const made = chance.some(syllables.split(" "), chance.from(2, 3)).join("");
  return made.charAt(0).toUpperCase() + made.slice(1);
}

type Person = {
  first: string;
  last: string;
  name: string;
  town: string;
  email: string;
  phone: string;
  title: string;
};

function inventPerson(words: CvWords, chance: Chance): Person {
  const [first, last] = [ownName("first", words, chance), ownName("last", words, chance)];
  const middle = chance.is(0.15) ? ` ${chance.of("ABCDEFGHJKLMNPRSTVW".split(""))}.` : "";
  const name = chance.weighted({ usual: 8, initials: 0.6, second: 0.8 });
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/[^a-z]/gu, "");
  const box = chance.of([
    `${plain(first)}.${plain(last)}`,
    `${plain(first)}${plain(last)}${chance.from(1, 99)}`,
    `${plain(first).charAt(0)}.${plain(last)}`,
    `${plain(last)}_${plain(first)}`,
    `${chance.of(["hello", "contact", "mail", "star", "bluebird", "info"])}${chance.from(10, 999)}`,
  ]);
  const digits = (count: number) => Array.from({ length: count }, () => chance.from(0, 9)).join("");
  return {
    first,
    last,
    name:
      name === "initials"
        ? `${first.charAt(0)}. ${last}`
        : name === "second"
          ? `${first} ${chance.of(words.list("first"))} ${last}`
          : `${first}${middle} ${last}`,
    town: chance.of(words.list("towns")),
    email: `${box}@example.${chance.of(["com", "org", "net"])}`,
    phone: chance.of([
      `+${chance.from(1, 99)} ${digits(3)} ${digits(3)} ${digits(4)}`,
      `0${digits(4)} ${digits(6)}`,
      `(${digits(3)}) ${digits(3)}-${digits(4)}`,
      `+${chance.from(1, 99)}-${digits(10)}`,
      `${digits(10)}`,
      `${digits(3)} ${digits(3)} ${digits(3)}`,
    ]),
    title: chance.of(words.list("titles")),
  };
}

function text(label: CvLineLabel, written: string, look: LabelledRow["look"] = "text"): LabelledRow {
  return { cells: [{ text: written, label }], look };
}

function writeTop(words: CvWords, chance: Chance, person: Person, hasPersonal: boolean): LabelledRow[] {
  if (chance.is(0.12)) return writeNamelessTop(words, chance, person);
  const rows: LabelledRow[] = [];
  if (chance.is(0.25))
    rows.push(text("other", chance.of(words.list("documentTitles")), chance.is(0.5) ? "heading" : "name"));
  const isLabelled = chance.is(0.12);
  if (!(hasPersonal && isLabelled)) rows.push(...writeName(words, chance, person, isLabelled));
  if (chance.is(0.4)) {
    const line = chance.of(words.list("headline")).replaceAll("{T}", () => chance.of(words.list("titles")));
    rows.push(text("contact", line));
  }
  const region = chance.of(words.list("regions"));
  const label = (field: string, value: string) =>
    chance.is(0.4) ? `${chance.of(words.labels(field))}${chance.of([": ", " ", ": "])}${value}` : value;
  const facts = chance.some(
    [
      label("email", person.email),
      label("phone", person.phone),
      ...(chance.is(0.6) ? [label("address", chance.of([person.town, `${person.town}, ${region}`]))] : []),
      ...(chance.is(0.3) ? [`linkedin.com/in/${person.email.split("@")[0]}`] : []),
      ...(chance.is(0.15)
        ? [chance.of(words.list("personal")).replace("{last}", person.last).replace("{town}", person.town)]
        : []),
    ],
    5,
  );
  if (chance.is(0.5))
    rows.push(text("contact", facts.join(chance.of([" | ", ", ", " • ", " · ", "  ", " / "]))));
  else rows.push(...facts.map((fact) => text("contact", fact)));
  if (chance.is(0.1)) return [...rows.slice(-1), ...rows.slice(0, -1)];
  return rows;
}

/** As job boards pass CVs on: what somebody is, seldom with where or how to reach them. */
function writeNamelessTop(words: CvWords, chance: Chance, person: Person): LabelledRow[] {
  const written = chance.is(0.75) ? person.title : chance.of(words.list("titles"));
  const line = chance.is(0.6) ? written.toUpperCase() : written;
  const rows = [text("contact", line, chance.of(["name", "heading", "text"]))];
  if (chance.is(0.15)) rows.unshift(text("other", chance.of(words.list("documentTitles")), "heading"));
  if (chance.is(0.2)) rows.push(text("contact", person.town));
  if (chance.is(0.15)) rows.push(text("contact", person.email));
  return rows;
}

function writeName(
  words: CvWords,
  chance: Chance,
  { first, last, name }: Person,
  isLabelled: boolean,
): LabelledRow[] {
  const form = chance.weighted({
    usual: 5,
    capitals: 4,
    lastCapitals: 0.7,
    spaced: 0.3,
    twoLines: 0.8,
    lastFirst: 0.5,
    titled: 1,
    small: 0.15,
  });
  if (form === "twoLines")
    return [first, last].map((part) => text("name", chance.is(0.5) ? part.toUpperCase() : part, "name"));
  const written = {
    usual: name,
    capitals: name.toUpperCase(),
    lastCapitals: `${first} ${last.toUpperCase()}`,
    spaced: name.toUpperCase().split("").join(" "),
    lastFirst: `${last}, ${first}`,
    titled: `${name}${chance.of([", PhD", " – ", " | ", ", MBA", ", RN"])}`,
    small: name.toLowerCase(),
  }[form];
  const whole = /[–|] $/u.test(written) ? `${written}${chance.of(words.list("titles"))}` : written;
  if (!isLabelled) return [text("name", whole, "name")];
  const label = chance.of(words.labels("name"));
  if (chance.is(0.5)) return [text("name", `${label}: ${name}`)];
  return [
    {
      cells: [
        { text: label, label: "contact" },
        { text: name, label: "name" },
      ],
      look: "text",
      columns: "left date",
    },
  ];
}

/** Headings of one CV: as people write them, in words that nobody wrote before, or none at all. */
function headingHabit(words: CvWords, chance: Chance): (section: string) => LabelledRow[] {
  const habit = chance.weighted({ usual: 9, none: 0.6 });
  const isUpper = chance.is(0.45);
  const end = chance.is(0.12) ? ":" : "";
  const strange = () => {
    const own = [
      ...words.list("interests"),
      ...words.list("companyNames"),
      ...words.list("companyNouns"),
      ...words.list("first"),
    ];
    return chance.some(own, chance.from(1, 3)).join(" ");
  };
  return (section) => {
    if (habit === "none" || chance.is(0.02)) return [];
    // People put their jobs under any heading.
    const isElsewhere = section === "experience" && chance.is(0.07);
    const headingOf = (name: string) => chance.of(words.headings(name === "strengths" ? "skills" : name));
    const known = headingOf(isElsewhere ? chance.of(usualOrder) : section);
    const mixed = chance.is(0.08) ? `${known} & ${headingOf(chance.of(usualOrder))}` : known;
    const written = chance.is(0.12) ? strange() : mixed;
    return [
      { ...text("heading", (isUpper ? written.toUpperCase() : written) + end, "heading"), hasGap: true },
    ];
  };
}

function prose(label: CvLineLabel, words: CvWords, chance: Chance): LabelledRow[] {
  const sentences = chance.some(words.list("summaries"), chance.from(1, 4));
  if (chance.is(0.2)) return sentences.map((one) => ({ ...text(label, one), isBullet: true }));
  return [text(label, sentences.join(" "))];
}

function employer(words: CvWords, chance: Chance): string {
  const form = chance.weighted({ name: 2, noun: 4, whole: 4, form: 2, surname: 1 });
  const [name, noun, end] = [
    ownName("companyNames", words, chance),
    chance.of(words.list("companyNouns")),
    chance.of(words.list("companyForms")),
  ];
  if (form === "name") return name;
  if (form === "noun") return `${name} ${noun}`;
  if (form === "form") return `${name} ${end}`;
  if (form === "surname") return `${chance.of(words.list("last"))} ${chance.of([noun, end])}`;
  return `${name} ${noun} ${end}`;
}

/** A title of the list, or words that are no title elsewhere, so that its place tells as well. */
function title(words: CvWords, chance: Chance): string {
  if (chance.is(0.8)) return chance.of(words.list("titles"));
  const [one, other] = [...chance.some(words.list("skills"), 1), ...chance.some(words.list("subjects"), 1)];
  return chance.of([
    `${one} ${ownName("last", words, chance)}`,
    `${other}`,
    `${one}`,
    `${ownName("first", words, chance)} & ${other}`,
  ]);
}

/** A duty of the list, or one in no language, which only its look and place can tell. */
function duty(words: CvWords, chance: Chance): string {
  const whole = chance.is(0.85) ? chance.of(words.list("duties")) : madeDuty(chance);
  return chance.is(0.08) ? brokenBeforeHeading(whole, words, chance) : whole;
}

function madeDuty(chance: Chance): string {
  const made = Array.from({ length: chance.from(5, 26) }, () =>
    chance.some(syllables.split(" "), chance.from(1, 3)).join(""),
  ).join(" ");
  return made.charAt(0).toUpperCase() + made.slice(1) + (chance.is(0.6) ? "." : "");
}

/** A sentence whose last line holds nothing but the word that some heading is. */
function brokenBeforeHeading(sentence: string, words: CvWords, chance: Chance): string {
  const heading = chance.of(words.headings(chance.of(headedSections)));
  const small = words.language === "de" ? heading : heading.toLowerCase();
  const rest = chance.is(0.3) ? ` ${chance.of(words.list("duties")).toLowerCase()}` : "";
  return `${sentence.replace(/\.$/u, "")}\n${small}${rest}${chance.is(0.5) ? "." : ""}`;
}

function place(words: CvWords, chance: Chance): string {
  const town = ownName("towns", words, chance);
  return chance.is(0.5) ? town : `${town}, ${chance.of(words.list("regions"))}`;
}

function skillsIn(written: string, words: CvWords, chance: Chance): string {
  return written.replace("{skills}", chance.some(words.list("skills"), 4).join(", "));
}

/** Stretches one after the other, the latest first. */
function stretches(count: number, chance: Chance): { start: Month; end: Month | null; months: number }[] {
  let at = thisYear * 12 + chance.from(-2, 4);
  return Array.from({ length: count }, (_, index) => {
    const isCurrent = index === 0 && chance.is(0.6);
    const end = isCurrent ? null : at - chance.from(0, 6);
    const months = chance.of([chance.from(2, 11), chance.from(12, 72), chance.from(12, 130)]);
    const start = (end ?? at) - months;
    at = start;
    return { start: monthOf(start), end: end === null ? null : monthOf(end), months };
  });
}

function monthOf(count: number): Month {
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

function writeJobs(words: CvWords, chance: Chance, person: Person): LabelledRow[] {
  const dates = drawDateHabit(words, chance);
  const habit = drawEntryHabit("job", words, chance);
  const isGrouped = chance.is(0.1);
  const hasDuration = chance.is(0.12);
  const hasContract = chance.is(0.08);
  const bodies = { isBulleted: chance.is(0.7), most: chance.of([0, 2, 4, 6]), label: chance.is(0.2) };
  const rows: LabelledRow[] = [];
  let house = employer(words, chance);
  for (const [index, { start, end, months }] of stretches(chance.from(1, 5), chance).entries()) {
    if (!isGrouped || chance.is(0.6)) house = employer(words, chance);
    const duration = hasDuration
      ? chance
          .of(words.list("duration"))
          .replace("{y}", `${Math.max(1, Math.floor(months / 12))}`)
          .replace("{m}", `${months % 12 || 1}`)
      : undefined;
    const fields: EntryFields = {
      title: index === 0 && chance.is(0.5) ? person.title : title(words, chance),
      employer: house,
      place: chance.is(0.75) ? place(words, chance) : undefined,
      dates: dates.write(start, end),
      duration,
    };
    const own = habit(fields, index === 0);
    const [head] = own;
    if (head) {
      head.hasGap = index > 0;
      head.look = "entry";
    }
    rows.push(...own);
    if (hasContract) rows.push(text("job", chance.of(words.list("contracts"))));
    rows.push(...body(words, chance, bodies));
  }
  if (!isGrouped || rows.length === 0) return rows;
  return rows;
}

function body(
  words: CvWords,
  chance: Chance,
  { isBulleted, most, label }: { isBulleted: boolean; most: number; label: boolean },
): LabelledRow[] {
  const rows: LabelledRow[] = [];
  if (chance.is(0.1)) rows.push(text("duty", chance.of(words.list("aboutCompany"))));
  if (label) rows.push(text("duty", skillsIn(chance.of(words.list("dutyLabels")), words, chance)));
  const duties = [...new Set(Array.from({ length: chance.from(0, most) }, () => duty(words, chance)))];
  if (!isBulleted && chance.is(0.5) && duties.length > 0) rows.push(text("duty", `${duties.join(". ")}.`));
  else rows.push(...duties.map((duty) => ({ ...text("duty", duty), isBullet: isBulleted })));
  return rows;
}

function writeDegrees(words: CvWords, chance: Chance): LabelledRow[] {
  const dates = drawDateHabit(words, chance);
  const habit = drawEntryHabit("degree", words, chance);
  const isYearAlone = chance.is(0.5);
  const joiner = chance.of([" in ", ", ", " ", " – ", " (", ": "]);
  const hasText = chance.is(0.2);
  return stretches(chance.from(1, 4), chance).flatMap(({ start, end }, index) => {
    const until = end ?? start;
    const degree = chance.of(words.list("degrees"));
    const subject = chance.of(words.list("subjects"));
    const form = chance.weighted({ both: 5, degree: 2, subject: 0.5 });
    const whole = joiner === " (" ? `${degree} (${subject})` : `${degree}${joiner}${subject}`;
    const name = ownName(chance.is(0.5) ? "schoolNames" : "towns", words, chance);
    const school = chance.is(0.93)
      ? chance.of(words.list("schoolForms")).replace("{}", name)
      : chance.of(words.list("boards"));
    const own = habit(
      {
        degree: form === "both" ? whole : form === "degree" ? degree : subject,
        school,
        place: chance.is(0.3) ? place(words, chance) : undefined,
        dates: chance.is(0.9) ? (isYearAlone ? `${until.year}` : dates.write(start, end)) : undefined,
      },
      index === 0,
    );
    const [head] = own;
    if (head) {
      head.hasGap = index > 0;
      head.look = "entry";
    }
    const grade = chance.of(["GPA: 3.7", "71%", "First class", "CGPA 8.2", "1,7", "2:1"]);
    return hasText && chance.is(0.6) ? [...own, { ...text("degree", grade), isBullet: chance.is(0.4) }] : own;
  });
}

/** A skill of the list, or one that is in no list: what somebody did in two words, or words of no language. */
function skill(words: CvWords, chance: Chance): string {
  const form = chance.weighted({ listed: 7, field: 1, done: 1, made: 1 });
  if (form === "listed") return chance.of(words.list("skills"));
  if (form === "field") return chance.of(words.list("subjects"));
  if (form === "done")
    return chance.of(words.list("duties")).split(" ").slice(0, chance.from(2, 4)).join(" ");
  const made = Array.from({ length: chance.from(1, 3) }, () =>
    chance.some(syllables.split(" "), chance.from(2, 3)).join(""),
  ).join(" ");
  return made.charAt(0).toUpperCase() + made.slice(1);
}

function writeSkills(words: CvWords, chance: Chance): LabelledRow[] {
  const skills = [...new Set(Array.from({ length: chance.from(4, 16) }, () => skill(words, chance)))];
  const form = chance.weighted({ line: 3, bullets: 3, groups: 2, each: 2, cells: 1 });
  if (form === "line") return [text("skill", skills.join(chance.of([", ", " | ", " • ", "; "])))];
  if (form === "bullets") return skills.map((skill) => ({ ...text("skill", skill), isBullet: true }));
  if (form === "each") return skills.map((skill) => text("skill", skill));
  if (form === "cells")
    return skills.slice(0, 8).flatMap((skill, index) =>
      index % 2 === 0
        ? [
            {
              cells: [skill, skills[index + 1] ?? ""].map((one) => ({
                text: one,
                label: "skill" as const,
              })),
              look: "text" as const,
            },
          ]
        : [],
    );
  return chance.some(words.list("skillGroups"), chance.from(2, 4)).map((group) => {
    const own = chance.some(skills, chance.from(2, 5)).join(", ");
    return text("skill", `${group}: ${own}`);
  });
}

function writeLanguages(words: CvWords, chance: Chance): LabelledRow[] {
  const sign = chance.of([" – ", " (", ": ", " "]);
  const spoken = chance
    .some(words.list("languages"), chance.from(1, 4))
    .map((one) => `${one}${sign}${chance.of(words.list("levels"))}${sign === " (" ? ")" : ""}`);
  if (chance.is(0.4)) return [text("language", spoken.join(", "))];
  return spoken.map((one) => ({ ...text("language", one), isBullet: chance.is(0.3) }));
}

function writeList(label: CvLineLabel, list: string[], words: CvWords, chance: Chance): LabelledRow[] {
  const isBulleted = chance.is(0.4);
  const isDated = label === "certificate" && chance.is(0.5);
  const dates = drawDateHabit(words, chance);
  return chance.some(list, chance.from(1, 4)).map((one) => {
    const at = dates.point({ year: chance.from(2008, thisYear), month: chance.from(1, 12) });
    const form = chance.weighted({ comma: 3, brackets: 1, right: 1 });
    if (isDated && form === "right")
      return {
        cells: [
          { text: one, label },
          { text: at, label },
        ],
        look: "text" as const,
      };
    const written = !isDated ? one : form === "comma" ? `${one}, ${at}` : `${one} (${at})`;
    return { ...text(label, written), isBullet: isBulleted };
  });
}

function writeProjects(words: CvWords, chance: Chance): LabelledRow[] {
  const isBulleted = chance.is(0.4);
  const dates = drawDateHabit(words, chance);
  const isDated = chance.is(0.5);
  const isPersonal = chance.is(0.3);
  const hasBody = chance.is(0.5);
  return chance.some(words.list("projects"), chance.from(1, 4)).flatMap((project, index) => {
    const [stretch] = stretches(1, chance);
    const when = stretch && isDated ? dates.write(stretch.start, stretch.end) : "";
    const name = isPersonal ? `${project}, ${chance.of(words.list("companyNames"))}` : project;
    const row: LabelledRow = {
      cells: [
        { text: name, label: "project", isBold: chance.is(0.5) },
        ...(when === "" ? [] : [{ text: when, label: "project" as const }]),
      ],
      look: "text",
      isBullet: isBulleted,
      hasGap: index > 0,
    };
    const built = skillsIn(chance.of(["{skills}", "React, {skills}"]), words, chance);
    return hasBody
      ? [
          row,
          {
            ...text("project", chance.is(0.5) ? built : chance.of(words.list("duties"))),
            isBullet: chance.is(0.5),
          },
        ]
      : [row];
  });
}

function writeInterests(words: CvWords, chance: Chance): LabelledRow[] {
  const own = chance.some(words.list("interests"), chance.from(2, 5));
  const cased = chance.is(0.5) ? own.map((one) => one.charAt(0).toUpperCase() + one.slice(1)) : own;
  if (chance.is(0.7)) return [text("interest", cased.join(", "))];
  return cased.map((one) => ({ ...text("interest", one), isBullet: chance.is(0.5) }));
}

function writePersonal(words: CvWords, chance: Chance, person: Person): LabelledRow[] {
  const isInCells = chance.is(0.35);
  const facts = chance
    .some(words.list("personal"), chance.from(2, 6))
    .map((one) => one.replace("{last}", person.last).replace("{town}", person.town));
  const rows = facts.map((fact): LabelledRow => {
    const [name = "", value] = fact.split(/\s?:\s/u);
    if (!isInCells || !value) return text("personal", fact);
    return {
      cells: [
        { text: name, label: "personal" },
        { text: value, label: "personal" },
      ],
      look: "text",
      columns: "left date",
    };
  });
  if (chance.is(0.3))
    rows.unshift(...writeName(words, chance, person, true).filter(({ look }) => look === "text"));
  return rows;
}
