import type { Chance } from "./chance.ts";
import type { CvWords } from "./cv-words.ts";
import type { LabelledCell, LabelledRow } from "./labelled-cv.ts";
import { drawDateHabit, type Month } from "./write-dates.ts";

/** What people list beside jobs in just their looks: prizes, unpaid offices, what they published. */
export function writeHonours(
  words: CvWords,
  chance: Chance,
  { fill, person }: { fill: (form: string) => string; person: string },
): LabelledRow[] {
  const kind = chance.weighted({ awards: 3, offices: 3, papers: 2 });
  const write = { awards: award, offices: office, papers: paper }[kind];
  const dates = drawDateHabit(words, chance);
  const placeOfDates = chance.weighted({ right: 4, left: 2, behind: 2, above: 1, none: 1 });
  const joiner = chance.of([", ", " | ", " – ", ". ", " · "]);
  const isBulleted = chance.is(0.3);
  const isTwoRows = chance.is(0.3);
  return Array.from({ length: chance.from(1, 5) }, () => {
    const until: Month = { year: chance.from(2004, 2026), month: chance.from(1, 12) };
    const since: Month = { ...until, year: until.year - chance.from(1, 4) };
    const when = kind === "offices" ? dates.write(since, chance.is(0.15) ? null : until) : dates.point(until);
    const parts = write(words, chance, { fill, person });
    const rows = isTwoRows ? parts.map((part) => [part]) : [[parts.join(joiner)]];
    return placed(rows, placeOfDates === "none" ? "" : when, { placeOfDates, joiner, isBulleted });
  }).flat();
}

type Filling = { fill: (form: string) => string; person: string };

function award(words: CvWords, chance: Chance, { fill }: Filling): string[] {
  const name = fill(chance.of(words.list("awards")));
  return chance.is(0.6) ? [name, giver(words, chance)] : [name];
}

function office(words: CvWords, chance: Chance): string[] {
  const parts = [chance.of(words.list("offices")), club(words, chance)];
  return chance.is(0.7) ? parts : parts.reverse();
}

function paper(words: CvWords, chance: Chance, { fill, person }: Filling): string[] {
  const [title, journal] = [fill(chance.of(words.list("papers"))), fill(chance.of(words.list("journals")))];
  const others = chance.some(words.list("last"), chance.from(0, 2));
  const authors = chance.some([person, ...others], others.length + 1).join(", ");
  return chance.of([
    [authors, title, journal],
    [title, journal],
    [`“${title}”`, journal],
    [title, authors],
  ]);
}

function giver(words: CvWords, chance: Chance): string {
  return chance.is(0.5)
    ? chance.of(words.list("schoolForms")).replace("{}", chance.of(words.list("schoolNames")))
    : club(words, chance);
}

function club(words: CvWords, chance: Chance): string {
  return chance
    .of(words.list("clubs"))
    .replace("{}", chance.of(words.list(chance.is(0.6) ? "towns" : "companyNames")));
}

function placed(
  rows: string[][],
  when: string,
  { placeOfDates, joiner, isBulleted }: { placeOfDates: string; joiner: string; isBulleted: boolean },
): LabelledRow[] {
  const cell = (text: string): LabelledCell => ({ text, label: "project" });
  const made = rows.map(
    (row, index): LabelledRow => ({
      cells: row.map(cell),
      look: "text",
      isBullet: isBulleted && index === 0,
    }),
  );
  const [first] = made;
  if (!first || when === "") return made;
  if (placeOfDates === "above") return [{ cells: [cell(when)], look: "text" }, ...made];
  if (placeOfDates === "right") first.cells.push(cell(when));
  else if (placeOfDates === "behind")
    first.cells = [cell(`${first.cells[0]?.text}${joiner}${when}`), ...first.cells.slice(1)];
  else
    return made.map((row, index) => ({
      ...row,
      columns: "left date",
      isBullet: false,
      cells: [cell(index === 0 ? when : ""), ...row.cells],
    }));
  return made;
}
