import type { Chance } from "./chance.ts";
import type { CvWords } from "./cv-words.ts";
import type { LabelledCell, LabelledRow } from "./labelled-cv.ts";
import { drawDateHabit, type Month } from "./write-dates.ts";
import { drawEntryHabit, type EntryFields } from "./write-entries.ts";
import { appendCell, cellOf, inventedAcronym, inventedName, rowOf, type Spanned } from "./write-rows.ts";

/** The rows of somebody's education, more various than `inventCv` has them; `isFirst` is the row that an entry begins with. */
export function writeDegreesInManyWays(words: CvWords, chance: Chance): LabelledRow[] {
  const form = chance.weighted({
    usual: 6,
    parted: 4,
    ofSchool: 1.5,
    table: 2,
    sentence: 2,
    form: 3,
    schoolsAlone: 0.7,
    stackedDates: 0.8,
    ofLetters: 1,
  });
  const entries = drawDegrees(words, chance);
  return writers[form](entries, words, chance).flatMap((rows, index) => {
    const [head] = rows;
    if (head?.cells[0]) head.cells[0] = { ...head.cells[0], isFirst: true };
    if (head) head.hasGap = index > 0;
    return rows;
  });
}

type Degree = {
  /** The degree without its subject. */
  letters: string;
  degree: string;
  subject: string;
  school: string;
  place: string;
  dates: string | undefined;
  end: string | undefined;
  grade: string;
  aside: string;
};
type Writer = (entries: Degree[], words: CvWords, chance: Chance) => LabelledRow[][];

/** What stands between two subjects of one degree. */
const and = [" and ", " & ", " und ", " et ", " y ", " e ", " en ", " i ", " de ", " of ", ", "];

function drawDegrees(words: CvWords, chance: Chance): Degree[] {
  const dates = drawDateHabit(words, chance);
  const isYear = chance.is(0.45);
  const isUndated = chance.is(0.12);
  const joiner = chance.of([" in ", ", ", " ", " – ", " (", ": ", " "]);
  const subjectsAre = chance.weighted({ usual: 4, none: 1.5 });
  const areShort = { degrees: chance.is(0.12), schools: chance.is(0.15) };
  let at = 2026 * 12 - chance.from(0, 120);
  return Array.from({ length: chance.from(1, 4) }, () => {
    const end = at;
    const start = end - chance.of([12, 24, 36, 48, 60]);
    at = start - chance.of([0, 0, 3, 24]);
    const month = (count: number): Month => ({ year: Math.floor(count / 12), month: (count % 12) + 1 });
    const named = chance.weighted({ list: 6, acronym: 1.2, invented: 1.2 });
    const name =
      named === "list"
        ? chance.of(words.list("degrees"))
        : named === "acronym"
          ? inventedAcronym(chance)
          : `${inventedName(chance)} ${inventedName(chance)}`;
    const one = () =>
      chance.is(0.8)
        ? chance.of(words.list("subjects"))
        : `${inventedName(chance)}${chance.is(0.4) ? ` ${inventedName(chance)}` : ""}`;
    const subject = chance.is(0.2) ? `${one()}${chance.of(and)}${one()}` : one();
    const behind = chance.is(0.15)
      ? ` ${chance.of(["(Hons)", "(Honours)", `(${subject})`, `with ${chance.of(words.list("subjects"))}`])}`
      : "";
    const whole = joiner === " (" ? `${name} (${subject})` : `${name}${behind}${joiner}${subject}`;
    const house = chance.weighted({ form: 8, board: 0.6, invented: 1.3, company: 0.6, acronym: 0.5 });
    const proper = chance.is(0.5)
      ? chance.of(words.list(chance.of(["schoolNames", "towns", "last"])))
      : inventedName(chance);
    const town = chance.is(0.5) ? chance.of(words.list("towns")) : inventedName(chance);
    const school = {
      form: chance.of(words.list("schoolForms")).replace("{}", proper),
      board: chance.of(words.list("boards")),
      invented: `${proper} ${inventedName(chance)}`,
      company: `${chance.of(words.list("companyNames"))} ${chance.of(words.list("companyForms"))}`,
      acronym: `${inventedAcronym(chance)}${chance.is(0.5) ? ` ${town}` : ""}`,
    }[house];
    return {
      letters: name,
      degree: abbreviated(
        subjectsAre === "usual" && chance.is(0.85) ? whole : name,
        areShort.degrees,
        chance,
      ),
      subject,
      school: abbreviated(chance.is(0.1) ? `${school}, ${town}` : school, areShort.schools, chance),
      place: chance.is(0.6) ? town : `${town}, ${chance.of(words.list("regions"))}`,
      dates: isUndated ? undefined : isYear ? `${month(end).year}` : dates.write(month(start), month(end)),
      end: isUndated ? undefined : chance.is(0.5) ? `${month(end).year}` : dates.point(month(end)),
      grade: drawGrade(chance),
      aside: drawAside(words, chance),
    };
  });
}

/** With some of its longer words cut short: "Govt. Hr. Sec. School". */
function abbreviated(text: string, isShort: boolean, chance: Chance): string {
  if (!isShort) return text;
  return text.replace(/\p{L}{6,}/gu, (word) =>
    chance.is(0.4) ? `${word.slice(0, chance.from(2, 4))}.` : word,
  );
}

function drawGrade(chance: Chance): string {
  return chance.of([
    `${chance.from(50, 99)}%`,
    `${chance.from(50, 99)}.${chance.from(0, 9)} %`,
    `GPA ${chance.from(2, 3)}.${chance.from(10, 99)}`,
    `CGPA: ${chance.from(5, 9)}.${chance.from(1, 9)}/10`,
    `${chance.from(1, 3)},${chance.from(0, 9)}`,
    `${chance.from(80, 110)}/110`,
    chance.of(["First Class", "Second Division", "Distinction", "cum laude", "2:1", "Merit", "Pass"]),
    `${inventedName(chance)} ${chance.from(1, 20)}`,
  ]);
}

function drawAside(words: CvWords, chance: Chance): string {
  const some = (list: string, count: number) => chance.some(words.list(list), count).join(", ");
  return chance.of([
    `${inventedName(chance)}: ${some("subjects", chance.from(1, 3))}`,
    `${inventedName(chance)} ${inventedName(chance)}: ${some("skills", chance.from(2, 4))}`,
    `${chance.of(words.list("theses"))}${chance.of([": ", " – ", " on ", ": "])}${chance.of(words.list(chance.of(["subjects", "projects"])))}`,
    some("subjects", 3),
    chance.of(words.list("duties")),
    chance.of(words.list("projects")),
  ]);
}

/** What each kind of field is part of. */
const partOf = {
  degree: "degree",
  subject: "degree",
  school: "school",
  dates: "dates",
  place: "place",
  grade: "aside",
} as const;

function cell(parts: Spanned, joiner = ", ", isBold = false): LabelledCell {
  return cellOf("degree", parts, joiner, isBold);
}

/** Lines of an entry that say more of it: grade, thesis, modules. */
function drawAsides(chance: Chance): (entry: Degree) => LabelledRow[] {
  const isBulleted = chance.is(0.5);
  const count = chance.of([0, 0, 0, 1, 1, 2, 3]);
  const kinds = Array.from({ length: count }, () => chance.of(["grade", "aside"] as const));
  return (entry) =>
    kinds
      .filter(() => chance.is(0.8))
      .map((kind) => rowOf([cell([[null, entry[kind]]])], "right", isBulleted));
}

const writers: Record<
  | "usual"
  | "parted"
  | "ofSchool"
  | "table"
  | "sentence"
  | "form"
  | "schoolsAlone"
  | "stackedDates"
  | "ofLetters",
  Writer
> = {
  usual(entries, words, chance) {
    const habit = drawEntryHabit("degree", words, chance);
    const asides = drawAsides(chance);
    const hasPlace = chance.is(0.5);
    return entries.map((entry, index) => {
      const { degree, school, place, dates } = entry;
      const fields: EntryFields = { degree, school, place: hasPlace ? place : undefined, dates };
      const rows = habit(fields, index === 0);
      // The head of a table is no part of its first entry.
      const head = rows.length > 1 && rows[0]?.cells[0]?.label === "other" ? rows.slice(1) : rows;
      return [...head, ...asides(entry)];
    });
  },
  /** Each field in a place of its own, in one order for all. */
  parted(entries, _, chance) {
    const kinds = chance.some(["degree", "school", "dates", "place", "grade", "subject"] as const, 6);
    const kept = kinds.filter(
      (kind) => kind === "degree" || kind === "school" || chance.is(kind === "dates" ? 0.85 : 0.35),
    );
    const sharesRow = kept.map((_kind, at) => at > 0 && chance.is(0.4));
    const isRight = chance.is(0.5);
    const joiner = chance.of([", ", " | ", " – ", " · ", "  ", ". ", " - ", ". "]);
    const bold = chance.of(kept);
    const isBulleted = chance.is(0.15);
    const spoken = chance.of(["", "", "Graduated ", "Completed: ", "Year: "]);
    const asides = drawAsides(chance);
    return entries.map((entry) => {
      const rows: LabelledRow[] = [];
      for (const [at, kind] of kept.entries()) {
        const text =
          kind === "dates" && entry.dates ? spoken + (spoken === "" ? entry.dates : entry.end) : entry[kind];
        if (!text) continue;
        const own = cell([[partOf[kind], text]], "", kind === bold);
        const open = rows.at(-1);
        if (!sharesRow[at] || !open) rows.push(rowOf([own], "right", isBulleted && rows.length === 0));
        else if (isRight && open.cells.length === 1) open.cells.push(own);
        else appendCell(open.cells.at(-1), own, joiner);
      }
      return [...rows, ...asides(entry)];
    });
  },
  /** Several degrees under one school. */
  ofSchool(entries, _, chance) {
    const isRight = chance.is(0.6);
    const joiner = chance.of([", ", " – ", " (", " "]);
    const asides = drawAsides(chance);
    return entries.map((entry, index) => {
      const school = rowOf([
        cell([["school", entry.school]], "", chance.is(0.8)),
        ...(chance.is(0.3) ? [cell([["place", entry.place]])] : []),
      ]);
      const degree = isRight
        ? rowOf([cell([["degree", entry.degree]]), ...(entry.dates ? [cell([["dates", entry.dates]])] : [])])
        : rowOf([
            cell([
              ["degree", entry.degree],
              ["dates", entry.dates, joiner, joiner === " (" ? ")" : ""],
            ]),
          ]);
      const isSame = index > 0 && chance.is(0.5);
      return [...(isSame ? [] : [school]), degree, ...asides(entry)];
    });
  },
  table(entries, words, chance) {
    const order = chance
      .some(["degree", "school", "dates", "grade", "place"] as const, 5)
      .filter((kind) => kind === "degree" || kind === "school" || chance.is(0.7));
    const hasHead = chance.is(0.7);
    const names = order.map((kind) =>
      kind === "grade" || kind === "place" || chance.is(0.2)
        ? inventedName(chance)
        : chance.of(words.labels(kind === "dates" ? "end" : kind)),
    );
    const isBoard = chance.is(0.4);
    return entries
      .map((entry) => {
        const what = {
          degree: "degree",
          school: "school",
          dates: "dates",
          place: "place",
          grade: "aside",
        } as const;
        return [
          rowOf(
            order.map((kind) =>
              cell([
                [
                  what[kind],
                  kind === "dates"
                    ? (entry.end ?? "–")
                    : kind === "place" && isBoard
                      ? chance.of(words.list("boards"))
                      : entry[kind],
                ],
              ]),
            ),
            "table",
          ),
        ];
      })
      .map((rows, index) => (index === 0 && hasHead ? [headOf(names), ...rows] : rows));
  },
  sentence(entries, words, chance) {
    const at = chance.of([...words.joiners("at"), ", ", " – "].filter((one) => one.trim() !== ""));
    const small = chance.of([at, at, " from ", " der ", " à la ", " de la ", " presso il ", " an der "]);
    const isBulleted = chance.is(0.5);
    const isSchoolFirst = chance.is(0.25);
    const isYearFirst = chance.is(0.35);
    const between = chance.of([": ", " ", " – ", ", "]);
    const behind = chance.of([", ", " (", " in ", " – ", ". ", ", completed in ", " "]);
    const hasGrade = chance.is(0.35);
    return entries.map((entry) => {
      const main: Spanned = isSchoolFirst
        ? [
            ["school", entry.school],
            ["degree", entry.degree, chance.of([", ", " – ", ": "])],
          ]
        : [
            ["degree", entry.degree],
            ["school", entry.school, small],
          ];
      const grade: Spanned = hasGrade ? [[null, entry.grade, chance.of([", ", " (", " with "])]] : [];
      const parts: Spanned = isYearFirst
        ? [
            ["dates", entry.dates],
            ...main.map(([what, text, before], place): Spanned[number] => [
              what,
              text,
              place === 0 ? between : before,
            ]),
            ...grade,
          ]
        : [...main, ...grade, ["dates", entry.end ?? entry.dates, behind, behind === " (" ? ")" : ""]];
      return [rowOf([cell(parts)], "right", isBulleted)];
    });
  },
  /** Names of fields, some of them that nobody has, in front of what they say. */
  form(entries, words, chance) {
    const order = chance
      .some(["degree", "school", "dates", "subject", "grade", "place"] as const, 6)
      .filter((kind) => kind === "degree" || kind === "school" || chance.is(0.55));
    const isHeaded = chance.is(0.3);
    const kinds = isHeaded ? (["degree", ...order.filter((kind) => kind !== "degree")] as const) : order;
    const names = new Map(
      kinds.map((kind) => [
        kind,
        kind === "subject" || kind === "grade" || chance.is(0.35)
          ? inventedName(chance)
          : chance.of(words.labels(kind === "dates" ? chance.of(["end", "dates"]) : kind)),
      ]),
    );
    const isInCells = chance.is(0.5);
    const colon = chance.of([": ", " : ", ":", ": "]);
    const isColonInValue = chance.is(0.3);
    const isBulleted = chance.is(0.1);
    return entries.map((entry) =>
      kinds.flatMap((kind, at): LabelledRow[] => {
        const text =
          kind === "dates" ? (names.get(kind) && chance.is(0.5) ? entry.dates : entry.end) : entry[kind];
        if (!text) return [];
        if (isHeaded && at === 0) return [rowOf([cell([["degree", text]], "", true)])];
        const name = names.get(kind) ?? "";
        // What was studied stands in a field of its own: it is no part of the degree's name.
        const said = kind === "subject" ? null : partOf[kind];
        if (isInCells) {
          const value = isColonInValue
            ? cell([
                [null, ":"],
                [said, text, " "],
              ])
            : cell([[said, text]]);
          return [rowOf([{ text: name, label: "degree", parts: [] }, value], "left date")];
        }
        return [
          rowOf(
            [
              cell([
                [null, name],
                [said, text, colon],
              ]),
            ],
            "right",
            isBulleted,
          ),
        ];
      }),
    );
  },
  schoolsAlone(entries, _, chance) {
    const joiner = chance.of([", ", " - ", " (", ": "]);
    const isFront = chance.is(0.4);
    return entries.map(({ school, dates }) => [
      rowOf([
        isFront
          ? cell([
              ["dates", dates],
              ["school", school, joiner === " (" ? ": " : joiner],
            ])
          : cell([
              ["school", school],
              ["dates", dates, joiner, joiner === " (" ? ")" : ""],
            ]),
      ]),
    ]);
  },
  /** The degree by its letters in a column of its own, beside where and in what. */
  ofLetters(entries, _, chance) {
    const joiner = chance.of([", ", " – ", " | ", ": "]);
    const isSchoolFirst = chance.is(0.7);
    const areDatesBelow = chance.is(0.5);
    const bold = chance.is(0.6);
    const asides = drawAsides(chance);
    return entries.map((entry) => {
      const [first, second] = isSchoolFirst
        ? (["school", "subject"] as const)
        : (["subject", "school"] as const);
      const what = { school: "school", subject: "degree" } as const;
      const said = cell(
        [
          [what[first], entry[first]],
          [what[second], entry[second], joiner],
        ],
        joiner,
      );
      const dates = entry.dates ? [cell([["dates", entry.dates]])] : [];
      const letters = cell([["degree", entry.letters]], "", bold);
      return [
        rowOf([letters, said, ...(areDatesBelow ? [] : dates)], "left date"),
        ...(areDatesBelow && dates.length > 0
          ? [rowOf([{ text: "", label: "degree" }, ...dates], "left date")]
          : []),
        ...asides(entry),
      ];
    });
  },
  /** From when above until when, left of degree and school. */
  stackedDates(entries, words, chance) {
    const dates = drawDateHabit(words, chance);
    const isSchoolFirst = chance.is(0.35);
    const bold = chance.is(0.7);
    const asides = drawAsides(chance);
    let year = 2026;
    return entries.map((entry) => {
      const [end, start] = [year - chance.from(0, 3), year - chance.from(4, 6)];
      year = start;
      const [first, second] = isSchoolFirst
        ? (["school", "degree"] as const)
        : (["degree", "school"] as const);
      return [
        rowOf(
          [
            cell([["dates", dates.point({ year: start, month: chance.from(1, 12) })]]),
            cell([[first, entry[first]]], "", bold),
          ],
          "left date",
        ),
        rowOf(
          [
            cell([
              [
                "dates",
                `${chance.of(["– ", "- ", ""])}${dates.point({ year: end, month: chance.from(1, 12) })}`,
              ],
            ]),
            cell([[second, entry[second]]]),
          ],
          "left date",
        ),
        ...asides(entry),
      ];
    });
  },
};

function headOf(names: string[]): LabelledRow {
  return rowOf(
    names.map((text) => ({ text, label: "degree" as const, isBold: true, parts: [] })),
    "table",
  );
}
