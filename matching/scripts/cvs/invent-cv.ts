import type { CvLineLabel } from "../../src/profile/lines/cv-line-label.ts";
import { breakBeforeHeading } from "./break-before-heading.ts";
import type { Chance } from "./chance.ts";
import type { CvWords } from "./cv-words.ts";
import type { LabelledRow, LabelledSection } from "./labelled-cv.ts";
import { drawDateHabit, type Month } from "./write-dates.ts";
import { drawEntryHabit } from "./write-entries.ts";
import { writeHonours } from "./write-honours.ts";
import { type InventedJob, writeHeadsOfJobs } from "./write-jobs.ts";
import { inventedAcronym, inventedName } from "./write-rows.ts";

/** The year that invented people write in. */
const thisYear = 2026;

/**
 * A CV of an invented person: its sections in order, each row with what it says; with `hasBreaks` some
 * of its jobs are breaks between jobs, or said by one name alone.
 */
export function inventCv(
  words: CvWords,
  chance: Chance,
  { hasBreaks = false }: { hasBreaks?: boolean } = {},
): LabelledSection[] {
  const person = inventPerson(words, chance);
  const sections = new Map<string, LabelledSection>();
  const asides = chance.is(0.25) ? [...usualAsides, "education"] : usualAsides;
  const add = (name: string, isLikely: number, rows: () => LabelledRow[]) => {
    if (chance.is(isLikely)) sections.set(name, { rows: rows(), isAside: asides.includes(name) });
  };
  add("summary", 0.65, () => prose("summary", words, chance));
  add("experience", 0.97, () => writeJobs(words, chance, person, hasBreaks));
  add("education", 0.95, () => writeDegrees(words, chance, person));
  add("strengths", 0.15, () => writeSkills(words, chance));
  add("skills", 0.8, () => writeSkills(words, chance));
  add("languages", 0.5, () => writeLanguages(words, chance));
  add("certificates", 0.4, () => writeCertificates(words, chance));
  add("projects", 0.4, () => writeProjects(words, chance));
  add("honours", 0.18, () =>
    writeHonours(words, chance, { fill: (form) => fillForm(form, words, chance), person: person.name }),
  );
  add("interests", 0.35, () => writeInterests(words, chance));
  add("personal", 0.35, () => writePersonal(words, chance, person));
  add("other", 0.3, () => writeList("other", words.list("other"), words, chance));
  const top = writeTop(words, chance, person, sections.has("personal"));
  const isContactApart = top.contact.length > 0 && chance.is(0.3);
  if (isContactApart) sections.set("contact", { rows: top.contact, isAside: true });
  const summary = sections.get("summary");
  const isSummaryOfTop = summary !== undefined && chance.is(isContactApart ? 0.5 : 0.08);
  if (isSummaryOfTop) sections.delete("summary");
  const order = ["contact", ...(chance.is(0.6) ? usualOrder : chance.some(usualOrder, usualOrder.length))];
  const headings = headingHabit(words, chance);
  const whole = order.flatMap((name) => {
    const section = sections.get(name);
    if (!section || section.rows.length === 0) return [];
    return [{ ...section, rows: [...headings(name), ...section.rows] }];
  });
  const rows = [
    ...top.name,
    ...(isContactApart ? [] : top.contact),
    ...(isSummaryOfTop ? belowTop(summary.rows, chance) : []),
  ];
  return [{ rows, isAside: false }, ...whole];
}

/** A summary without a heading, which a gap may part from what stands above. */
function belowTop([first, ...rest]: LabelledRow[], chance: Chance): LabelledRow[] {
  return first ? [{ ...first, hasGap: chance.is(0.6) }, ...rest] : [];
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
  "honours",
  "interests",
  "personal",
  "other",
];
/** Sections that stand under the headings of others. */
const headedAs: Record<string, string> = { strengths: "skills", honours: "projects" };
const headedSections = usualOrder.filter((name) => !(name in headedAs));
const usualAsides = ["skills", "strengths", "languages", "interests", "personal", "certificates"];

const syllables =
  "ka ro lin ber ma tu sel vi dor an gre hol pe ris mo ta wen bru ki sar del fo nar ost ul ba gin rad esh mi zor chi lun har tem bo ya kel dri sto ven";

/** One of a list, or a name that nobody has: so that names are told by their place and not learned by heart. */
function ownName(list: string, words: CvWords, chance: Chance): string {
  if (chance.is(0.4)) return chance.of(words.list(list));
  const made = chance.some(syllables.split(" "), chance.from(2, 3)).join("");
  return made.charAt(0).toUpperCase() + made.slice(1);
}

const particles = "de van der von dos da di la bin al van_der de_la De Van Mac"
  .split(" ")
  .map((one) => one.replace("_", " "));

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
  const first = ownName("first", words, chance);
  const family = chance.weighted({ one: 8, hyphen: 0.7, two: 0.8, particle: 0.4 });
  const surname = () => ownName("last", words, chance);
  const last = {
    one: surname(),
    hyphen: `${surname()}-${surname()}`,
    two: `${surname()} ${surname()}`,
    particle: `${chance.of(particles)} ${surname()}`,
  }[family];
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
    town: ownName("towns", words, chance),
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

type Top = { name: LabelledRow[]; contact: LabelledRow[] };

function writeTop(words: CvWords, chance: Chance, person: Person, hasPersonal: boolean): Top {
  if (chance.is(0.12)) return { name: writeNamelessTop(words, chance, person), contact: [] };
  const rows: LabelledRow[] = [];
  if (chance.is(0.05)) rows.push(text("other", chance.of(words.list("photo"))));
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
  const contact = chance.is(0.5)
    ? [text("contact", facts.join(chance.of([" | ", ", ", " • ", " · ", "  ", " / "])))]
    : facts.map((fact) => text("contact", fact));
  if (chance.is(0.1)) return { name: [...contact.slice(-1), ...rows], contact: contact.slice(0, -1) };
  return { name: rows, contact };
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
    lastBefore: 0.5,
    titled: 1.4,
    honoured: 1,
    called: 0.2,
    small: 0.15,
  });
  if (form === "twoLines") {
    const title = chance.is(0.15) ? `${chance.of(words.list("nameTitles"))} ` : "";
    return [title + first, last].map((part) =>
      text("name", chance.is(0.5) ? part.toUpperCase() : part, "name"),
    );
  }
  const written = {
    usual: name,
    capitals: name.toUpperCase(),
    lastCapitals: `${first} ${last.toUpperCase()}`,
    spaced: name.toUpperCase().split("").join(" "),
    lastFirst: `${last}, ${first}`,
    lastBefore: `${chance.is(0.6) ? last.toUpperCase() : last} ${first}`,
    titled: `${name}${chance.of([" – ", " | ", `, ${chance.of(words.list("nameSuffixes"))}`])}`,
    honoured: `${chance.of(words.list("nameTitles"))} ${chance.is(0.3) ? name.toUpperCase() : name}`,
    called: `${name} (${chance.of(words.list("first"))})`,
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
    const headingOf = (name: string) => chance.of(words.headings(headedAs[name] ?? name));
    const known = headingOf(isElsewhere ? chance.of(usualOrder) : section);
    const mixed = chance.is(0.08) ? `${known} & ${headingOf(chance.of(usualOrder))}` : known;
    const written = chance.is(0.12) ? strange() : mixed;
    return [
      { ...text("heading", (isUpper ? written.toUpperCase() : written) + end, "heading"), hasGap: true },
    ];
  };
}

function prose(label: CvLineLabel, words: CvWords, chance: Chance): LabelledRow[] {
  const listed = chance.some(words.list("summaries"), chance.from(1, 4));
  const sentences = listed.map((one) =>
    chance.is(0.5) ? fillForm(chance.of(words.list("summaryForms")), words, chance) : one,
  );
  if (chance.is(0.2)) return sentences.map((one) => ({ ...text(label, one), isBullet: true }));
  return [text(label, sentences.join(" "))];
}

/** Puts what is invented into the gaps of a sentence or of the name of a certificate. */
function fillForm(form: string, words: CvWords, chance: Chance): string {
  const fill: Record<string, () => string> = {
    T: () => chance.of(words.list("titles")),
    s: () => chance.of(words.list("subjects")),
    s2: () => chance.of(words.list("subjects")),
    k: () => chance.of(words.list("skills")),
    k2: () => chance.of(words.list("skills")),
    c: () => employer(words, chance),
    b: () => ownName("companyNames", words, chance),
    a: () => inventedAcronym(chance),
    n: () => `${chance.from(2, 28)}`,
    m: () => `${chance.from(2, 9)}`,
    y: () => `${chance.from(thisYear - 20, thisYear)}`,
    d: () => `${chance.from(1, 5)}`,
    town: () => ownName("towns", words, chance),
  };
  return form.replace(/\{(\w+)\}/gu, (whole, gap: string) => fill[gap]?.() ?? whole);
}

function writeCertificates(words: CvWords, chance: Chance): LabelledRow[] {
  const listed = words.list("certificates");
  const made = Array.from({ length: listed.length }, () =>
    fillForm(chance.of(words.list("certificateForms")), words, chance),
  );
  return writeList("certificate", [...listed, ...made], words, chance);
}

function employer(words: CvWords, chance: Chance): string {
  const form = chance.weighted({
    name: 2,
    noun: 4,
    whole: 4,
    form: 2,
    surname: 1,
    school: 1.2,
    acronym: 0.5,
    people: 0.6,
    ofTown: 1,
    of: 1,
    made: 1,
  });
  const [name, noun, end] = [
    ownName("companyNames", words, chance),
    chance.of(words.list("companyNouns")),
    chance.of(words.list("companyForms")),
  ];
  const last = () => ownName("last", words, chance);
  return {
    name,
    noun: `${name} ${noun}`,
    form: `${name} ${end}`,
    surname: `${last()} ${chance.of([noun, end])}`,
    whole: `${name} ${noun} ${end}`,
    school: chance.of(words.list("schoolForms")).replace("{}", ownName("schoolNames", words, chance)),
    acronym: `${inventedAcronym(chance)}${chance.is(0.4) ? ` ${noun}` : ""}`,
    people: `${last()}${chance.of([" & ", ", ", " + "])}${last()}${chance.is(0.5) ? ` ${end}` : ""}`,
    ofTown: chance.of([
      `${noun} ${chance.of(words.list("towns"))}`,
      `${name} ${chance.of(words.list("towns"))}`,
    ]),
    of: `${noun} ${chance.of(of)} ${chance.is(0.5) ? name : chance.of(words.list("towns"))}`,
    made: `${inventedName(chance)} ${inventedName(chance)}`,
  }[form];
}

/** Between what a house is and whose it is. */
const of = "of de du des del della di da do dos der des für van voor w for".split(" ");

/** What stands between two titles of one job. */
const andOfTitles = [" and ", " und ", " et ", " y ", " e ", " en ", " i "];

/** A title of the list, with what it is for, or words that are no title elsewhere, so that its place tells as well. */
function title(words: CvWords, chance: Chance): string {
  const listed = chance.of(words.list("titles"));
  const [one, other] = [chance.of(words.list("skills")), chance.of(words.list("subjects"))];
  const noun = chance.of(words.list("companyNouns"));
  const form = chance.weighted({ listed: 9, comma: 1.3, dash: 0.9, brackets: 0.7, two: 0.6, strange: 2.6 });
  if (form === "listed") return chance.is(0.05) ? listed.toLowerCase() : listed;
  if (form === "comma") return `${listed}, ${chance.of([other, noun, one])}`;
  if (form === "dash") return `${listed} ${chance.of(["–", "-", "/"])} ${chance.of([other, noun, one])}`;
  if (form === "brackets")
    return `${listed} (${chance.of([other, noun, one, chance.of(words.list("contracts"))])})`;
  if (form === "two")
    return `${listed}${chance.of([" / ", " & ", " + ", ...andOfTitles])}${chance.of(words.list("titles"))}`;
  return chance.of([
    `${one} ${ownName("last", words, chance)}`,
    other,
    one,
    `${ownName("first", words, chance)} & ${other}`,
    `${inventedName(chance)} ${inventedName(chance)} ${chance.of(andOfTitles).trim()} ${inventedName(chance)}`,
    `${inventedName(chance)} ${inventedName(chance).toLowerCase()}`,
    inventedName(chance),
  ]);
}

/** A duty of the list, or one in no language, which only its look and place can tell. */
function duty(words: CvWords, chance: Chance): string {
  const whole = chance.is(0.85) ? chance.of(words.list("duties")) : madeDuty(chance);
  if (!chance.is(0.08)) return whole;
  const heading = chance.of(words.headings(chance.of(headedSections)));
  const rest = chance.is(0.3) ? chance.of(words.list("duties")) : "";
  return breakBeforeHeading(whole, { heading, rest, language: words.language }, chance);
}

function madeDuty(chance: Chance): string {
  const made = Array.from({ length: chance.from(5, 26) }, () =>
    chance.some(syllables.split(" "), chance.from(1, 3)).join(""),
  ).join(" ");
  return made.charAt(0).toUpperCase() + made.slice(1) + (chance.is(0.6) ? "." : "");
}

/** Most people work and study around where they live. */
function place(words: CvWords, chance: Chance, home: string): string {
  const town = chance.is(0.3) ? home : ownName("towns", words, chance);
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

function writeJobs(words: CvWords, chance: Chance, person: Person, hasBreaks: boolean): LabelledRow[] {
  const isGrouped = chance.is(0.2);
  const hasContract = chance.is(0.08);
  const bodies = { isBulleted: chance.is(0.7), most: chance.of([0, 2, 4, 6]), label: chance.is(0.2) };
  let house = { employer: employer(words, chance), about: "" };
  const jobs = stretches(chance.from(1, 5), chance).map(({ start, end, months }, index): InventedJob => {
    const isSameHouse = index > 0 && isGrouped && chance.is(0.5);
    if (!isSameHouse) house = { employer: employer(words, chance), about: aboutHouse(words, chance) };
    return {
      title: index === 0 && chance.is(0.5) ? person.title : title(words, chance),
      employer: house.employer,
      place: place(words, chance, person.town),
      unit: chance.of(words.list(chance.of(["subjects", "companyNouns"]))),
      house: house.about,
      contract: chance.of(words.list("contracts")),
      agency: employer(words, chance),
      start,
      end,
      duration: chance
        .of(words.list("duration"))
        .replace("{y}", `${Math.max(1, Math.floor(months / 12))}`)
        .replace("{m}", `${months % 12 || 1}`),
      isSameHouse,
      isBreak: false,
    };
  });
  if (hasBreaks) addBreaksAndLoneJobs(jobs, words, chance);
  const context = { words, chance, dates: drawDateHabit(words, chance), hasDuration: chance.is(0.12) };
  const parted = chance.is(0.15) ? chance.from(1, jobs.length) : 0;
  return writeHeadsOfJobs(jobs, context).flatMap((rows, index) => {
    const [head] = rows;
    if (head) {
      head.hasGap = index > 0;
      head.look = "entry";
    }
    const contract = hasContract ? [text("job", chance.of(words.list("contracts")))] : [];
    const above =
      index > 0 && index === parted
        ? [{ ...text("heading", furtherJobs(words, chance), "heading"), hasGap: true }]
        : [];
    return [...above, ...rows, ...contract, ...body(words, chance, bodies)];
  });
}

/** Of jobs. */
const sharesOfJobs = { break: 0.06, loneWork: 0.12, titleAlone: 0.04, employerAlone: 0.03 };
const breakWithReason = 0.3;

/** Makes some of the jobs time without one, or jobs of which a CV says only the title, the employer or what it was. */
function addBreaksAndLoneJobs(jobs: InventedJob[], words: CvWords, chance: Chance): void {
  const rest = 1 - Object.values(sharesOfJobs).reduce((sum, share) => sum + share, 0);
  for (const [at, one] of jobs.entries()) {
    const kind = chance.weighted({ ...sharesOfJobs, usual: rest });
    if (kind === "usual") continue;
    const next = jobs[at + 1];
    if (kind === "break") {
      const reason = chance.is(breakWithReason) ? chance.of(words.list("breaks")) : "";
      Object.assign(one, {
        title: chance.of(words.list("breaks")),
        employer: reason,
        house: "",
        isBreak: true,
      });
    } else if (kind === "employerAlone") one.title = "";
    else {
      if (kind === "loneWork") one.title = chance.of(words.list("loneJobs"));
      Object.assign(one, { employer: "", house: "" });
    }
    one.isSameHouse = false;
    if (next) next.isSameHouse = false;
  }
}

/** The heading of jobs of another kind, or of an earlier time. */
function furtherJobs(words: CvWords, chance: Chance): string {
  const written = chance.is(0.6)
    ? chance.of(words.headings("experience"))
    : `${inventedName(chance)} ${chance.of(words.list("subjects"))}`;
  return chance.is(0.4) ? written.toUpperCase() : written;
}

/** What is said of an employer, beside its name. */
function aboutHouse(words: CvWords, chance: Chance): string {
  if (chance.is(0.4)) return chance.of(words.list("aboutCompany"));
  const noun = chance.of(words.list("companyNouns"));
  return chance.is(0.5) ? noun : `${noun}, ${chance.of(words.list("subjects"))}`;
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

function writeDegrees(words: CvWords, chance: Chance, { town }: Person): LabelledRow[] {
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
    const isOfHome = chance.is(0.15);
    const name = isOfHome ? town : ownName(chance.is(0.5) ? "schoolNames" : "towns", words, chance);
    const school = chance.is(0.93)
      ? chance.of(words.list("schoolForms")).replace("{}", name)
      : chance.of(words.list("boards"));
    const own = habit(
      {
        degree: form === "both" ? whole : form === "degree" ? degree : subject,
        school,
        place: chance.is(0.3) ? place(words, chance, town) : undefined,
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
  const form = chance.weighted({ line: 3, bullets: 3, groups: 2, each: 2, cells: 1, levels: 1.2 });
  if (form === "line") return [text("skill", skills.join(chance.of([", ", " | ", " • ", "; "])))];
  if (form === "bullets") return skills.map((skill) => ({ ...text("skill", skill), isBullet: true }));
  if (form === "each") return skills.map((skill) => text("skill", skill));
  if (form === "levels") return withLevels("skill", skills, words, chance);
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

/** How well somebody knows each: below it, or right of it in words or in signs. */
function withLevels(label: CvLineLabel, known: string[], words: CvWords, chance: Chance): LabelledRow[] {
  const form = chance.weighted({ below: 2, right: 2, signs: 1 });
  const [full, empty] = chance.of(["●○", "★☆", "■□", "••"].map((pair) => pair.split("")));
  return known.flatMap((one) => {
    const points = chance.from(1, 5);
    const level =
      form === "signs"
        ? (full ?? "").repeat(points) + (empty ?? "").repeat(5 - points)
        : chance.of(words.list("levels"));
    const capital = level.charAt(0).toUpperCase() + level.slice(1);
    if (form === "below") return [text(label, one), text(label, capital)];
    return [{ cells: [one, capital].map((part) => ({ text: part, label })), look: "text" as const }];
  });
}

function writeLanguages(words: CvWords, chance: Chance): LabelledRow[] {
  if (chance.is(0.25))
    return withLevels("language", chance.some(words.list("languages"), chance.from(2, 4)), words, chance);
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
