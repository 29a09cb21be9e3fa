import type { Chance } from "./chance.ts";
import type { CvWords } from "./cv-words.ts";
import type { EntryPart, LabelledCell, LabelledRow } from "./labelled-cv.ts";
import type { DateHabit, Month } from "./write-dates.ts";
import { drawEntryHabit } from "./write-entries.ts";
import { appendCell, cellOf, inventedName, markBeginning, rowOf, type Spanned } from "./write-rows.ts";

/** A job as a CV may say it; `house` is what is said of its employer ("part of Halcyon Group"). */
export type InventedJob = {
  title: string;
  employer: string;
  place: string;
  unit: string;
  house: string;
  contract: string;
  agency: string;
  start: Month;
  end: Month | null;
  duration: string;
  /** Whether it was at the employer of the job above it. */
  isSameHouse: boolean;
  /** Time without a job that is listed as one ("Parental leave"): what stands for title and employer names nothing. */
  isBreak: boolean;
};

type Writer = (jobs: InventedJob[], context: Context) => LabelledRow[][];
type Context = { words: CvWords; chance: Chance; dates: DateHabit; hasDuration: boolean };

/** The heads of somebody's jobs, each as rows, all in one way; the first cell of each is marked. */
export function writeHeadsOfJobs(jobs: InventedJob[], context: Context): LabelledRow[][] {
  const form = context.chance.weighted({
    usual: 9,
    parted: 5,
    grouped: 2.5,
    table: 1,
    joined: 3,
    agency: 0.8,
    formOfAnyWords: 0.8,
    ownAccount: 0.6,
  });
  const heads = writers[form](jobs, context).map((head) =>
    head.filter(({ cells }) => cells.some(({ text }) => text !== "")),
  );
  for (const [at, head] of heads.entries()) {
    markBeginning(head);
    if (jobs[at]?.isBreak) for (const { cells } of head) for (const cell of cells) asAside(cell);
  }
  return heads;
}

function asAside(cell: LabelledCell): void {
  for (const part of cell.parts ?? [])
    if (part.what === "title" || part.what === "employer") part.what = "aside";
}

const signs = [", ", " | ", " – ", " - ", " · ", " • ", " @ ", " / ", ": ", "  ", " — ", " // ", "; "];

function job(parts: Spanned, joiner = ", ", isBold = false): LabelledCell {
  return cellOf("job", parts, joiner, isBold);
}

function datesOf({ start, end, duration }: InventedJob, { dates, hasDuration }: Context): Spanned {
  return [
    ["dates", dates.write(start, end)],
    ["aside", hasDuration ? duration : undefined, " (", ")"],
  ];
}

/** Dates as one cell, with how long that was. */
function dateCell(one: InventedJob, context: Context): LabelledCell {
  return job(datesOf(one, context), "");
}

const writers: Record<
  "usual" | "parted" | "grouped" | "table" | "joined" | "agency" | "formOfAnyWords" | "ownAccount",
  Writer
> = {
  usual(jobs, { words, chance, dates, hasDuration }) {
    const habit = drawEntryHabit("job", words, chance);
    return jobs.map((one, index) => {
      const { title, employer, place, start, end, duration } = one;
      const fields = {
        title,
        employer,
        place: chance.is(0.75) ? place : undefined,
        dates: dates.write(start, end),
        duration: hasDuration ? duration : undefined,
      };
      return habit(fields, index === 0);
    });
  },
  /** Each field in a place of its own, in one order for all. */
  parted(jobs, context) {
    const { chance } = context;
    const all = ["title", "employer", "dates", "place", "unit", "house", "contract"] as const;
    const likely = { title: 1, employer: 1, dates: 1, place: 0.5, unit: 0.15, house: 0.12, contract: 0.15 };
    const kinds = chance.some(all, all.length).filter((kind) => chance.is(likely[kind]));
    const sharesRow = kinds.map((_, at) => at > 0 && chance.is(0.4));
    const isRight = chance.is(0.5);
    const joiner = chance.of(signs);
    const bold = chance.of(kinds);
    const isBulleted = chance.is(0.06);
    const inBrackets = chance.is(0.2) ? chance.of(kinds.slice(1)) : null;
    return jobs.map((one) => {
      const rows: LabelledRow[] = [];
      for (const [at, kind] of kinds.entries()) {
        if (kind !== "title" && kind !== "dates" && chance.is(0.06)) continue;
        const isMinor = kind === "unit" || kind === "house" || kind === "contract";
        const own =
          kind === "dates"
            ? dateCell(one, context)
            : job([[isMinor ? "aside" : kind, one[kind]]], "", kind === bold);
        own.isBold = kind === bold;
        const open = rows.at(-1);
        if (!sharesRow[at] || !open) rows.push(rowOf([own], "right", isBulleted && rows.length === 0));
        else if (kind === inBrackets) appendCell(open.cells.at(-1), own, " (", ")");
        else if (isRight && open.cells.length === 1) open.cells.push(own);
        else appendCell(open.cells.at(-1), own, joiner);
      }
      return rows;
    });
  },
  /** Several positions under one employer, whose row may say how long all of them took. */
  grouped(jobs, context) {
    const { chance, dates } = context;
    const isWhole = chance.is(0.4);
    const placeIs = chance.of(["none", "right", "below", "behind"] as const);
    const datesAre = chance.of(["right", "right", "behind", "below", "before"] as const);
    const joiner = chance.of([", ", " – ", " | ", " · ", ": "]);
    const bold = chance.of(["house", "title", "both", "none"] as const);
    const isBulleted = chance.is(0.08);
    return jobs.map((one, index) => {
      const rows: LabelledRow[] = [];
      if (index === 0 || !one.isSameHouse) {
        const house = job(
          [
            ["employer", one.employer],
            ["place", placeIs === "behind" ? one.place : undefined],
          ],
          ", ",
          bold === "house" || bold === "both",
        );
        const cells = [house];
        const behind = jobs.slice(index + 1);
        const others = behind.findIndex(({ isSameHouse }) => !isSameHouse);
        const last = others === -1 ? behind.at(-1) : behind[others - 1];
        if (isWhole && last) cells.push(job([["aside", dates.write(last.start, one.end)]]));
        else if (placeIs === "right") cells.push(job([["place", one.place]]));
        rows.push(rowOf(cells));
        if (placeIs === "below") rows.push(rowOf([job([["place", one.place]])]));
        if (context.hasDuration && placeIs === "none") rows.push(rowOf([job([["aside", one.duration]])]));
      }
      const isBold = bold === "title" || bold === "both";
      const title = job([["title", one.title]], "", isBold);
      const when = dateCell(one, context);
      if (datesAre === "right") rows.push(rowOf([title, when], "right", isBulleted));
      else if (datesAre === "below") rows.push(rowOf([title]), rowOf([when]));
      else if (datesAre === "before") {
        appendCell(when, title, joiner);
        rows.push(rowOf([{ ...when, isBold }], "right", isBulleted));
      } else {
        appendCell(title, when, joiner);
        rows.push(rowOf([title], "right", isBulleted));
      }
      return rows;
    });
  },
  /** Columns, with a number in front or with the two ends of the dates apart. */
  table(jobs, { words, chance, dates }) {
    const order = chance.some(["title", "employer", "dates", "place"] as const, 4);
    const kept = order.filter((kind) => kind !== "place" || chance.is(0.35));
    const isNumbered = chance.is(0.4);
    const areEndsApart = chance.is(0.4);
    const hasHead = chance.is(0.75);
    const now = chance.of(words.list("now"));
    const name = (kind: EntryPart) => (chance.is(0.2) ? inventedName(chance) : chance.of(words.labels(kind)));
    const names = [
      ...(isNumbered ? [chance.of(["No.", "#", "Nr.", "N°", "S.No.", "Sl."])] : []),
      ...kept.flatMap((kind) => (kind === "dates" && areEndsApart ? [name(kind), name(kind)] : [name(kind)])),
    ];
    const head = rowOf(
      names.map((text): LabelledCell => ({ text, label: "other", isBold: true, parts: [] })),
      "table",
    );
    return jobs.map((one, index) => {
      const cells = kept.flatMap((kind) => {
        if (kind !== "dates") return [job([[kind, one[kind]]])];
        if (!areEndsApart) return [job([["dates", dates.write(one.start, one.end)]])];
        return [one.start, one.end].map((at) => job([["dates", at ? dates.point(at) : now]]));
      });
      const numbered = isNumbered
        ? [job([["aside", `${index + 1}${chance.of(["", ".", ")"])}`]]), ...cells]
        : cells;
      const row = rowOf(numbered, "table");
      return index === 0 && hasHead ? [head, row] : [row];
    });
  },
  /** All in one line, whatever parts it; what else is said stands below. */
  joined(jobs, context) {
    const { words, chance } = context;
    const [first, second] = chance.is(0.6)
      ? (["title", "employer"] as const)
      : (["employer", "title"] as const);
    const between =
      first === "title" && chance.is(0.5) ? chance.of(words.joiners("at")) : chance.of([...signs, " "]);
    const outer = chance.of(signs.filter((sign) => sign.trim() !== "@"));
    const datesAre = chance.of(["front", "front", "behind", "behind", "below", "above"] as const);
    const placeIs = chance.of(["none", "brackets", "comma", "below"] as const);
    const isBold = chance.is(0.4);
    return jobs.map((one) => {
      const main = job(
        [
          [first, one[first]],
          [second, one[second], between],
        ],
        "",
        isBold,
      );
      if (placeIs === "brackets" || placeIs === "comma") {
        const place = job([["place", one.place]]);
        appendCell(main, place, placeIs === "comma" ? ", " : " (", placeIs === "comma" ? "" : ")");
      }
      const when = dateCell(one, context);
      const below = placeIs === "below" ? [rowOf([job([["place", one.place]])])] : [];
      if (datesAre === "above") return [rowOf([when]), rowOf([main]), ...below];
      if (datesAre === "below") return [rowOf([main]), rowOf([when]), ...below];
      if (datesAre === "behind") {
        if (chance.is(0.25)) appendCell(main, when, " (", ")");
        else appendCell(main, when, outer);
        return [rowOf([main]), ...below];
      }
      appendCell(when, main, outer);
      return [rowOf([{ ...when, isBold }]), ...below];
    });
  },
  /** Sent by another firm, which stands behind or below. */
  agency(jobs, context) {
    const { words, chance } = context;
    const via = chance.of(words.joiners("via"));
    const isBelow = chance.is(0.3);
    const datesAre = chance.of(["right", "column", "below"] as const);
    const bold = chance.is(0.6);
    return jobs.map((one) => {
      const title = job([["title", one.title]], "", bold);
      const house = job([["employer", one.employer]]);
      const sent = job([["aside", `${via.trim()} ${one.agency}`]]);
      if (!isBelow) appendCell(house, sent, chance.of([" (", " ("]), ")");
      const when = dateCell(one, context);
      const rest = isBelow ? [sent] : [];
      const empty: LabelledCell = { text: "", label: "job" };
      if (datesAre === "column")
        return [
          rowOf([when, title], "left date"),
          ...[house, ...rest].map((cell) => rowOf([empty, cell], "left date")),
        ];
      const others = [house, ...rest].map((cell) => rowOf([cell]));
      if (datesAre === "below") return [rowOf([title]), ...others, rowOf([when])];
      return [rowOf([title, when]), ...others];
    });
  },
  /** A form whose names of fields nobody has. */
  formOfAnyWords(jobs, context) {
    const { words, chance } = context;
    const kinds = chance
      .some(["title", "employer", "dates", "place"] as const, 4)
      .filter((kind) => kind !== "place" || chance.is(0.4));
    const names = new Map(
      kinds.map((kind) => [kind, chance.is(0.6) ? inventedName(chance) : chance.of(words.labels(kind))]),
    );
    const isInCells = chance.is(0.4);
    const colon = chance.of([": ", " : ", ":", ":  "]);
    return jobs.map((one) =>
      kinds.map((kind) => {
        const value = kind === "dates" ? dateCell(one, context) : job([[kind, one[kind]]]);
        const label: LabelledCell = { text: names.get(kind) ?? "", label: "job", parts: [] };
        if (isInCells) return rowOf([label, value], "left date");
        appendCell(label, value, colon);
        return rowOf([label]);
      }),
    );
  },
  /** Worked for nobody else: no employer, but for whom or what it was. */
  ownAccount(jobs, context) {
    const { chance } = context;
    const datesAre = chance.of(["right", "front", "below", "brackets"] as const);
    const joiner = chance.of([", ", " – ", ": ", " | "]);
    const bold = chance.is(0.5);
    return jobs.map((one, index) => {
      const isOwn = index === 0 || chance.is(0.4);
      const main = job(
        [
          ["title", one.title],
          [isOwn ? "aside" : "employer", isOwn ? (chance.is(0.5) ? one.unit : undefined) : one.employer],
        ],
        joiner,
        bold,
      );
      const when = dateCell(one, context);
      if (datesAre === "right") return [rowOf([main, when])];
      if (datesAre === "below") return [rowOf([main]), rowOf([when])];
      if (datesAre === "brackets") {
        appendCell(main, when, " (", ")");
        return [rowOf([main])];
      }
      appendCell(when, main, joiner);
      return [rowOf([when])];
    });
  },
};
