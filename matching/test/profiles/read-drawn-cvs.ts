import { readFileSync } from "node:fs";
import type { DocumentText, Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import type { SectionKind } from "../../src/profile/cv-headings.ts";
import { type ProfileTruth, truthInWords } from "./profile-truth.ts";

/** A CV of a batch: what it is called in a table, its lines with their looks, and what a careful reader finds in it. */
export type DrawnCv = { name: string; document: DocumentText; truth: ProfileTruth };

/**
 * Reads a batch of this folder. Each CV begins with "== en text" (language; pasted text) or "== en drawn 150" (a page
 * whose second column begins 150 points from the left). Its lines stand behind two blanks; of a drawn one "! " is the
 * largest type, "# " that of headings, "* " bold, "- " a list sign, and ">>" begins the next cell of a row. Lines that
 * "|| 200 420" begins a column beside the others, 200 points from the left, whose second cells begin at 420. Lines that
 * begin with "= " are truths: "= name Ann Lee | Dr Ann Lee" (either is right), "= email", "= phone" ("null" for none),
 * "= job title | employer | 2019-03 | now" ("*" for an employer that is not asked), "= education degree | school | 2015". "= section skills" says where the lines below
 * belong, of which the first is a heading, but in the section "header" and in "= section summary unheaded".
 * @throws Error when a line has another form.
 */
export function readDrawnCvs(batch: string): DrawnCv[] {
  const text = readFileSync(new URL(`${batch}.txt`, import.meta.url), "utf8");
  return text
    .split(/^== /mu)
    .slice(1)
    .map((block) => {
      const [kind = "", ...lines] = block.trimEnd().split("\n");
      const truths = lines.flatMap((line) => {
        const [, what, values] = /^= (\S+) (.+)$/u.exec(line) ?? [];
        return what && values ? [{ what, values: values.split(" | ") }] : [];
      });
      const written = lines.flatMap((line) => {
        if (line.startsWith("= ")) return [];
        if (line !== "" && !line.startsWith("  ")) throw new Error(`Not a line: ${line}`);
        return line.slice(2);
      });
      const [language = "", , secondColumn] = kind.split(" ");
      const document = secondColumn ? draw(written, Number(secondColumn)) : readPlainText(written.join("\n"));
      const kinds = sectionsOf(lines);
      const sections = kinds && document.lines.map(({ text }, at) => ({ text, kind: kinds[at] ?? null }));
      const truth = truthInWords(truths, sections);
      return { name: `${language} ${truths[0]?.values[0]}`, document, truth };
    });
}

function sectionsOf(lines: string[]): (SectionKind | null)[] | null {
  if (!lines.some((line) => line.startsWith("= section "))) return null;
  const sections: (SectionKind | null)[] = [];
  let kind: SectionKind = "header";
  let isHeading = false;
  for (const line of lines) {
    const [, said, unheaded] = /^= section (\S+)( unheaded)?$/u.exec(line) ?? [];
    if (said) {
      kind = said as SectionKind;
      isHeading = kind !== "header" && unheaded === undefined;
    } else if (!line.startsWith("= ") && !line.startsWith("  || ") && line.trim() !== "") {
      const own = isHeading || (kind === "header" && line.startsWith("  # ")) ? null : kind;
      sections.push(...line.split(">>").flatMap((cell) => (cell.trim() === "" ? [] : [own])));
      isHeading = false;
    }
  }
  return sections;
}

const page = { width: 595, height: 842, left: 40, top: 40 };
/** In points: of a letter, between columns after the second, and of what parts paragraphs. */
const letter = 5;
const column = 110;
const gap = 8;
const looks = {
  "!": { height: 20, isBold: true },
  "#": { height: 14, isBold: true },
  "*": { height: 10, isBold: true },
  "": { height: 10, isBold: false },
};

function draw(rows: string[], secondColumn: number): DocumentText {
  const lines: Line[] = [];
  let y = page.top;
  let gapAbove = 0;
  let edges = [page.left, secondColumn];
  let block = 1;
  let topOfColumns: number | null = null;
  for (const row of rows) {
    if (row.startsWith("|| ")) {
      edges = row.split(" ").slice(1).map(Number);
      topOfColumns ??= y;
      y = topOfColumns;
      gapAbove = 0;
      if (lines.length > 0) block += 1;
      continue;
    }
    if (row.trim() === "") {
      y += gap;
      gapAbove = gap;
      continue;
    }
    let height = 0;
    for (const [index, written] of row.split(">>").entries()) {
      const [, mark = "", text = ""] = /^\s*(?:([!#*]) )?(.*)$/u.exec(written) ?? [];
      const plain = readPlainText(text).lines[0];
      if (!plain) continue;
      const look = looks[mark as keyof typeof looks];
      const [left = page.left, second = secondColumn] = edges;
      const x = index === 0 ? left : second + (index - 1) * column;
      const width = (letter * look.height) / looks[""].height;
      const at = (start: number, end: number) => ({
        x: x + start * width,
        y,
        width: (end - start) * width,
        height: look.height,
      });
      lines.push({
        ...plain,
        box: at(0, plain.text.length),
        words: plain.words.map((word) => ({ ...word, box: at(word.start, word.end) })),
        fontSize: look.height,
        isBold: look.isBold,
        block,
        gapAbove: gapAbove + 3,
      });
      height = Math.max(height, look.height);
    }
    y += height + 3;
    gapAbove = 0;
  }
  return {
    ...readPlainText(""),
    kind: "pdf",
    pages: [{ number: 1, width: page.width, height: page.height }],
    lines,
  };
}
