import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { areOnOneRow } from "./are-on-one-row.ts";
import { degreeLevelAmongDegrees as degreeLevel, startsWithDegree } from "./degree-level.ts";
import { entryLineRoles } from "./entry-lines.ts";
import { entryLayout } from "./layout-parameters.ts";
import { namesSchool } from "./names-school.ts";
import type { Section } from "./section.ts";

/** A new entry begins with a second degree, a second school, or dates of its own behind a finished one. */
export function educationEntries(
  document: DocumentText,
  section: Section,
  odds: readonly LabelOdds[] = [],
): Entry[] {
  const entries: Entry[] = [];
  const roles = entryLineRoles(document, section, odds);
  let open: Entry | null = null;
  for (let line = section.from; line < section.to; line++) {
    const text = document.lines[line]?.text ?? "";
    const isBullet = roles[line - section.from] === "body" && document.lines[line]?.isBullet === true;
    const hasDegree = degreeLevel(text) !== null && !thesis.test(text);
    const hasSchool = namesSchool(text) && !isBullet && !(hasDegree && kindOfDiploma.test(text));
    const isInBullets = isBullet && open !== null && open.degreeLine !== null;
    const beginsWithDegree = hasDegree && open?.degreeLine != null && !completes(document, open, line);
    const beginsWithSchool = hasSchool && open?.schoolLine != null && open.degreeLine !== open.schoolLine;
    const isOver = open !== null && open.degreeLine !== null && open.schoolLine !== null;
    const begins = beginsWithDegree || beginsWithSchool || (isOver && hasSchool && !hasDegree);
    if (!open || (begins && !isInBullets) || (isInBullets && hasDegree && startsWithDegree(text))) {
      open = { degreeLine: null, schoolLine: null, cells: [] };
      entries.push(open);
    }
    open.cells.push({ line, text, isBullet });
    if (
      hasDegree &&
      (!isBullet || startsWithDegree(text)) &&
      (open.degreeLine === null || completes(document, open, line))
    ) {
      open.degreeLine = line;
    }
    if (hasSchool) open.schoolLine ??= line;
  }
  return entries;
}

type Cell = { line: number; text: string; isBullet: boolean };
export type Entry = { degreeLine: number | null; schoolLine: number | null; cells: Cell[] };

/** "Diploma di liceo scientifico": the kind of school is a word of the degree. */
const kindOfDiploma = /^\p{Lu}\p{L}+\s+(?:di|de|do|of)\s+\p{Ll}[^,|–—(]*$/u;

const thesis =
  /(?:master|bachelor|diplom|doktor|phd|doctoral)(?:['’]?s)?[\s-]?(?:thesis|arbeit|project|projekt|dissertation)|^(?:thesis|dissertation|mémoire|tesis|tese|tesi|scriptie)\b/iu;

/** "BS" in a column of its own, beside the line that says what and where. */
function completes(document: DocumentText, { degreeLine }: Entry, line: number): boolean {
  const before = degreeLine === null ? undefined : document.lines[degreeLine];
  return (
    before !== undefined &&
    before.text.length <= entryLayout.bareDegree &&
    areOnOneRow(before, document.lines[line])
  );
}
