import type { CvLineLabel } from "../../src/profile/lines/cv-line-label.ts";
import type { Chance } from "./chance.ts";
import type { LabelledCell, LabelledRow, PartSpan } from "./labelled-cv.ts";

/** What each part is (null: nothing that is asked for), its words, and what stands before and behind it. */
export type Spanned = [
  what: PartSpan["what"] | null,
  text: string | undefined,
  before?: string,
  behind?: string,
][];

/** Joins parts into a cell, remembering where each stands; parts without words are left out. */
export function cellOf(label: CvLineLabel, parts: Spanned, joiner = ", ", isBold = false): LabelledCell {
  let text = "";
  const spans: PartSpan[] = [];
  for (const [what, part, before = joiner, behind = ""] of parts) {
    if (!part) continue;
    if (text !== "") text += before;
    if (what) spans.push({ what, start: text.length, end: text.length + part.length });
    text += part + behind;
  }
  return { text, label, isBold, parts: spans };
}

export function rowOf(
  cells: LabelledCell[],
  columns: LabelledRow["columns"] = "right",
  isBullet = false,
): LabelledRow {
  return { cells, look: "text", columns, isBullet };
}

/** Puts a cell behind another, in one. */
export function appendCell(
  cell: LabelledCell | undefined,
  added: LabelledCell,
  joiner: string,
  behind = "",
): void {
  if (!cell || added.text === "") return;
  const shift = cell.text.length + joiner.length;
  cell.text += joiner + added.text + behind;
  cell.parts?.push(
    ...(added.parts ?? []).map((part) => ({ ...part, start: part.start + shift, end: part.end + shift })),
  );
}

/** Marks what an entry begins with: its first cell, but for the heads of columns above it. */
export function markBeginning(rows: LabelledRow[]): void {
  const row = rows.find(({ cells }) => cells.some(({ label }) => label !== "other"));
  const at = row?.cells.findIndex(({ text }) => text !== "") ?? -1;
  const cell = row?.cells[at];
  if (row && cell) row.cells[at] = { ...cell, isFirst: true };
}

const syllables =
  "ka ro lin ber ma tu sel vi dor an gre hol pe ris mo ta wen bru ki sar del fo nar ost ul ba gin rad mi zor lun har tem ya dri ven";

/** A name that nobody has. */
export function inventedName(chance: Chance, most = 3): string {
  const made = chance.some(syllables.split(" "), chance.from(2, most)).join("");
  return made.charAt(0).toUpperCase() + made.slice(1);
}

export function inventedAcronym(chance: Chance): string {
  const letters = Array.from({ length: chance.from(2, 5) }, () =>
    chance.of("ABCDEFGHIKLMNOPRSTUVW".split("")),
  );
  return letters.join(chance.of(["", "", "."])) + (chance.is(0.2) ? "." : "");
}
