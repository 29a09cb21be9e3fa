import type { CvLineLabel } from "../../src/profile/lines/cv-line-label.ts";
import type { Chance } from "./chance.ts";
import type { CvWords } from "./cv-words.ts";
import type { EntryPart, LabelledCell, LabelledRow, PartSpan } from "./labelled-cv.ts";
import { appendCell, cellOf, type Spanned } from "./write-rows.ts";

/** The fields of one entry, those that it has, in words. */
export type EntryFields = Partial<Record<EntryPart, string>> & { duration?: string };

/** The order and place of fields in all entries of one section of one CV. */
export type EntryHabit = (fields: EntryFields, isFirst: boolean) => LabelledRow[];

type Kind = { label: CvLineLabel; main: EntryPart; house: EntryPart };
const kinds: Record<"job" | "degree", Kind> = {
  job: { label: "job", main: "title", house: "employer" },
  degree: { label: "degree", main: "degree", house: "school" },
};

/** Draws how somebody lays out the heads of jobs or degrees. */
export function drawEntryHabit(kind: "job" | "degree", words: CvWords, chance: Chance): EntryHabit {
  const form = chance.weighted({ rows: 12, dateColumn: 4, stacked: 3, form: 2, table: 1.2, sentence: 1 });
  if (form === "form") return drawForm(kinds[kind], words, chance);
  if (form === "table") return drawTable(kinds[kind], words, chance);
  if (form === "sentence" && kind === "job") return drawSentence(words, chance);
  if (form === "stacked") return drawStacked(kinds[kind], chance);
  return drawRows(kinds[kind], words, chance, form === "dateColumn");
}

function drawRows(
  { label, main, house }: Kind,
  words: CvWords,
  chance: Chance,
  isDateColumn: boolean,
): EntryHabit {
  const order = chance.weighted({ mainFirst: 5, houseFirst: 3 });
  const rows = chance.weighted({ one: 3, two: 4, three: 1 });
  const joiner = chance.is(0.3)
    ? chance.of(words.joiners("at"))
    : chance.of([", ", " | ", " – ", " - ", " · ", " • ", ", "]);
  const dates = isDateColumn
    ? "column"
    : chance.weighted({
        rightOfFirst: 4,
        rightOfSecond: 3,
        endOfLast: 2,
        brackets: 2,
        front: 1.5,
        ownFirst: 1,
        ownLast: 2,
      });
  const placeOf = chance.weighted({ none: 3, withHouse: 4, right: 2, own: 0.7 });
  const bold = chance.weighted({ main: 4, house: 2, all: 1, none: 3 });
  const front = chance.of([": ", " ", "  ", " – "]);
  const isBulleted = chance.is(0.08);
  return (fields) => {
    const [first, second] = order === "mainFirst" ? [main, house] : [house, main];
    const place = placeOf === "none" ? undefined : fields.place;
    const withPlace = (what: EntryPart): Spanned =>
      what === house && placeOf === "withHouse"
        ? [
            [what, fields[what]],
            ["place", place, ", "],
          ]
        : [[what, fields[what]]];
    const isBold = (what: EntryPart) =>
      bold === "all" || (bold === "main") === (what === main && bold !== "none");
    const made: LabelledCell[][] = [];
    if (rows === "one")
      made.push([cellOf(label, [...withPlace(first), ...withPlace(second)], joiner, bold !== "none")]);
    else {
      made.push([cellOf(label, withPlace(first), joiner, isBold(first))]);
      made.push([cellOf(label, withPlace(second), joiner, isBold(second))]);
    }
    if (place && (placeOf === "own" || (rows === "three" && placeOf === "right")))
      made.push([cellOf(label, [["place", place]], joiner)]);
    else if (place && placeOf === "right")
      made[dates === "rightOfFirst" ? made.length - 1 : 0]?.push(cellOf(label, [["place", place]], joiner));
    const date = cellOf(label, [["dates", fields.dates]], "", chance.is(0.1));
    if (fields.duration && date.text !== "") {
      const start = date.text.length + 2;
      date.text += ` (${fields.duration})`;
      date.parts?.push({ what: "aside", start, end: start + fields.duration.length });
    }
    const firstRow = made[0] ?? [];
    const lastRow = made.at(-1) ?? firstRow;
    const rowOf = (cells: LabelledCell[], columns: LabelledRow["columns"] = "right"): LabelledRow => ({
      cells,
      look: "text",
      columns,
    });
    if (fields.dates === undefined) return made.map((cells) => rowOf(cells));
    if (dates === "rightOfFirst") firstRow.push(date);
    else if (dates === "rightOfSecond") lastRow.push(date);
    else if (dates === "endOfLast") appendCell(lastRow[0], date, joiner);
    else if (dates === "brackets") appendCell(firstRow[0], date, " (", ")");
    else if (dates === "front") prepend(firstRow[0], date, front);
    else if (dates === "ownFirst") made.unshift([date]);
    else if (dates === "ownLast") made.push([date]);
    if (dates === "column") {
      const empty = { text: "", label };
      return made.map((cells, index) =>
        rowOf([index === 0 ? date : empty, ...cells.slice(0, 1)], "left date"),
      );
    }
    return made.map((cells, index) => ({ ...rowOf(cells), isBullet: isBulleted && index === 0 }));
  };
}

function prepend(cell: LabelledCell | undefined, added: LabelledCell, between: string): void {
  if (!cell) return;
  const shift = added.text.length + between.length;
  cell.text = added.text + between + cell.text;
  cell.parts = [
    ...(added.parts ?? []),
    ...(cell.parts ?? []).map((part) => ({ ...part, start: part.start + shift, end: part.end + shift })),
  ];
}

function drawStacked({ label, main, house }: Kind, chance: Chance): EntryHabit {
  const orders: EntryPart[][] = [
    [house, main, "dates", "place"],
    ["dates", "place", main, house],
    [main, house, "dates", "place"],
    [main, house, "place", "dates"],
    ["dates", main, house, "place"],
    [house, "place", main, "dates"],
    ["dates", house, main],
    [main, "dates", house],
  ];
  const order = chance.of(orders);
  const bold = chance.of([main, house, order[0] ?? main]);
  const isUpper = chance.is(0.12);
  return (fields) =>
    order.flatMap((what): LabelledRow[] => {
      const text = fields[what];
      if (!text) return [];
      const shown = isUpper && (what === main || what === house) ? text.toUpperCase() : text;
      const cell = cellOf(label, [[what, shown]], "", what === bold);
      if (what === "dates" && fields.duration) {
        const start = cell.text.length + 2;
        cell.text += ` (${fields.duration})`;
        cell.parts?.push({ what: "aside", start, end: start + fields.duration.length });
      }
      return [{ cells: [cell], look: "text" }];
    });
}

function drawForm({ label, main, house }: Kind, words: CvWords, chance: Chance): EntryHabit {
  const order = chance.some<EntryPart>(
    [main, house, "dates", ...(chance.is(0.4) ? (["place"] as const) : [])],
    4,
  );
  const named = (what: EntryPart) =>
    chance.of(words.labels(what === "dates" && label === "degree" && chance.is(0.5) ? "end" : what));
  const names = new Map(order.map((what) => [what, named(what)]));
  const isInCells = chance.is(0.35);
  const colon = chance.of([": ", ":  ", " : ", ": "]);
  const isBulleted = chance.is(0.15);
  return (fields) =>
    order.flatMap((what): LabelledRow[] => {
      const value = fields[what];
      const name = names.get(what) ?? "";
      if (!value) return [];
      const valueCell = cellOf(label, [[what, value]], "");
      if (isInCells)
        return [
          {
            cells: [{ text: chance.is(0.1) ? `${name}:` : name, label }, valueCell],
            look: "text",
            columns: "left date",
          },
        ];
      prepend(valueCell, { text: name, label, parts: [] }, colon);
      return [{ cells: [valueCell], look: "text", isBullet: isBulleted }];
    });
}

function drawTable({ label, main, house }: Kind, words: CvWords, chance: Chance): EntryHabit {
  const order = chance.some<EntryPart>([main, house, "dates"], 3);
  const names = order.map((what) =>
    chance.of(words.labels(what === "dates" && label === "degree" ? "end" : what)),
  );
  const hasHead = chance.is(0.75);
  return (fields, isFirst) => {
    const row: LabelledRow = {
      cells: order.map((what) => cellOf(label, [[what, fields[what]]], "")),
      look: "text",
      columns: "table",
    };
    if (!isFirst || !hasHead) return [row];
    const head = names.map((text): LabelledCell => ({ text, label: "other", isBold: true }));
    return [{ cells: head, look: "text", columns: "table" }, row];
  };
}

function drawSentence(words: CvWords, chance: Chance): EntryHabit {
  const form = chance.of(words.list("sentences"));
  const goesOn = chance.is(0.4);
  const isBullet = chance.is(0.3);
  return (fields) => {
    const parts: PartSpan[] = [];
    let text = "";
    for (const piece of form.split(/(\{[TEPDS]\})/u)) {
      const what = (
        { "{T}": "title", "{E}": "employer", "{P}": "place", "{D}": "dates", "{S}": "dates" } as const
      )[piece];
      const written = what ? (fields[what] ?? "") : piece;
      if (what) parts.push({ what, start: text.length, end: text.length + written.length });
      text += written;
    }
    if (goesOn) text += `${text.endsWith(".") ? "" : "."} ${chance.of(words.list("duties"))}.`;
    return [{ cells: [{ text, label: "job", parts }], look: "text", isBullet }];
  };
}
