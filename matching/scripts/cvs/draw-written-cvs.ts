import { asAnotherPerson } from "./as-another-person.ts";
import { breakBeforeHeading } from "./break-before-heading.ts";
import { Chance } from "./chance.ts";
import type { EntryPart, LabelledCell, LabelledRow, LabelledSection } from "./labelled-cv.ts";
import { readWrittenCvs, type WrittenCv, type WrittenKind } from "./read-written-cvs.ts";

/** A written CV as it is to be laid out, with the chance that goes on drawing. */
export type DrawnWrittenCv = {
  cv: WrittenCv;
  sections: (LabelledSection & { kind: WrittenKind })[];
  chance: Chance;
};

/** Its heading included. */
const mostRowsOfShort = 3;
const asides: WrittenKind[] = ["skills", "languages", "interests", "personal", "certificates"];
const shares = {
  /** Of CVs, with contact apart from the name. */
  contactApart: 0.25,
  /** Of summaries, right below the name and without a heading: of all, and where contact stands apart. */
  summaryOnTop: { all: 0.1, besideContact: 0.4 },
  /** Of short sections, with the heading in front of what they say. */
  inOneLine: 0.15,
  /** Of other short ones, without a heading. */
  headless: 0.1,
  /** Of the sentences of what somebody did, whose last line is a word that heads sections elsewhere. */
  broken: 0.12,
};

/**
 * All written CVs, each so many times: what is bold, what may stand in a sidebar, and which sentences break before the
 * word of a heading is drawn anew.
 */
export function drawWrittenCvs(times: number, firstSeed: number): DrawnWrittenCv[] {
  const cvs = readWrittenCvs();
  const headings = headingsByLanguage(cvs);
  return cvs.flatMap((cv, at) =>
    Array.from({ length: times }, (_, index) => {
      const chance = new Chance(firstSeed + at * 1_000 + index);
      const sections = asAnotherPerson(cv, cvs, chance);
      return {
        cv,
        sections: drawSections({ ...cv, sections }, headings.get(cv.language) ?? [], chance),
        chance,
      };
    }),
  );
}

function headingsByLanguage(cvs: WrittenCv[]): Map<string, string[]> {
  const headings = new Map<string, string[]>();
  for (const { language, sections } of cvs)
    for (const { rows } of sections) {
      const [first] = rows[0]?.cells ?? [];
      if (first?.label === "heading") headings.set(language, [...(headings.get(language) ?? []), first.text]);
    }
  return headings;
}

function drawSections(
  { language, sections }: WrittenCv,
  headings: string[],
  chance: Chance,
): DrawnWrittenCv["sections"] {
  const bold = chance.of(["title", "employer", "first", "none"] as const);
  const isContactApart = chance.is(shares.contactApart);
  const drawCell = (cell: LabelledCell): LabelledCell => {
    if (cell.label !== "duty" || !chance.is(shares.broken)) return withWeight(cell, bold);
    const around = { heading: chance.of(headings), rest: "", language };
    return { ...cell, text: breakBeforeHeading(cell.text, around, chance) };
  };
  const { all, besideContact } = shares.summaryOnTop;
  const ordered = chance.is(isContactApart ? besideContact : all) ? withSummaryOnTop(sections) : sections;
  return ordered.flatMap(({ kind, rows }) => {
    const drawn = drawnShort(kind, rows, chance).map((row) => ({ ...row, cells: row.cells.map(drawCell) }));
    if (kind !== "header" || !isContactApart) return [{ kind, rows: drawn, isAside: asides.includes(kind) }];
    const isOfName = ({ cells }: LabelledRow) => cells.some(({ label }) => label === "name");
    return [
      { kind, rows: drawn.filter(isOfName), isAside: false },
      { kind, rows: drawn.filter((row) => !isOfName(row)), isAside: true },
    ];
  });
}

function withSummaryOnTop(sections: WrittenCv["sections"]): WrittenCv["sections"] {
  const [header, ...others] = sections;
  const summary = others.find(({ kind }) => kind === "summary");
  if (!header || !summary) return sections;
  const rows = summary.rows.filter(({ look }) => look !== "heading");
  return [header, { ...summary, rows }, ...others.filter((other) => other !== summary)];
}

/** Short sections are often written without a heading of their own. */
function drawnShort(kind: WrittenKind, rows: LabelledRow[], chance: Chance): LabelledRow[] {
  if (kind === "experience" || rows.length > mostRowsOfShort) return rows;
  if (chance.is(shares.inOneLine)) return inOneLine(rows);
  const isHeadless = asides.includes(kind) && chance.is(shares.headless);
  return isHeadless ? rows.filter(({ look }) => look !== "heading") : rows;
}

/** "Languages: Welsh, English" */
function inOneLine(rows: LabelledRow[]): LabelledRow[] {
  const [heading, first, ...others] = rows;
  const [label, cell] = [heading?.cells[0], first?.cells[0]];
  if (!first || label?.label !== "heading" || !cell || cell.label === "heading" || first.cells.length > 1)
    return rows;
  const before = `${label.text.replace(/:$/u, "")}: `;
  const parts = cell.parts?.map((part) => ({
    ...part,
    start: part.start + before.length,
    end: part.end + before.length,
  }));
  return [{ ...first, isBullet: false, cells: [{ ...cell, text: before + cell.text, parts }] }, ...others];
}

const titles: EntryPart[] = ["title", "degree"];
const houses: EntryPart[] = ["employer", "school"];

function withWeight(cell: LabelledCell, bold: "title" | "employer" | "first" | "none"): LabelledCell {
  const main: EntryPart[] = { title: titles, employer: houses, first: [], none: [] }[bold];
  const isBold = bold === "first" ? cell.isFirst : cell.parts?.some(({ what }) => main.includes(what));
  return { ...cell, isBold: isBold ?? false };
}
