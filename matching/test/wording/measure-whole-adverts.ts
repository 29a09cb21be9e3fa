import { readFileSync } from "node:fs";
import { readJd } from "../../src/jd/read-jd.ts";
import type { Requirement } from "../../src/jd/requirement.ts";
import { findConcepts } from "../../src/mentions/find-concepts.ts";
import { lowestDegreeLevel } from "../../src/profile/degree-level.ts";
import { tokenize } from "../../src/words/tokenize.ts";

/** What a piece asks for in particular, as a name and the values that are right. */
type PieceTruth = { name: "years" | "education" | "language"; values: string[] };
/** A line or sentence of an advert, and what it asks for; null where it asks for nothing. */
type Piece = { text: string; asked: Requirement["kind"] | null; truths: PieceTruth[] };
type WholeAdvert = { language: string; text: string; pieces: Piece[] };

export type MeasuredAdverts = {
  recall: number;
  precision: number;
  /** Of what was found, what is of the right kind. */
  kind: number;
  /** Of years, degrees and languages that the batch names for pieces, those that were read. */
  truths: number;
  /** Adverts that were called too unlike what was learned to be read. */
  unknown: number;
  /** The pieces and truths that were not read right, in words. */
  faults: string[];
};

/** Of the pieces that ask for something, those that gave a requirement; and of those that gave one, those that ask. */
export function measureWholeAdverts(batch: string, language: string | null = null): MeasuredAdverts {
  const counts = { asking: 0, found: 0, right: 0, rightKind: 0, truths: 0, rightTruths: 0, unknown: 0 };
  const faults: string[] = [];
  for (const advert of readWholeAdverts(batch).filter((one) => !language || one.language === language)) {
    const { title, requirements, reading } = readJd(advert.text);
    counts.unknown += reading === "unknown language" ? 1 : 0;
    // A title asks for nothing and gives the role on purpose.
    const pieces = advert.pieces.filter(
      ({ text, asked }) => asked !== null || plain(text) !== plain(title ?? ""),
    );
    for (const { text, asked, truths } of pieces) {
      const own = requirements.filter((requirement) => isReadFrom(requirement, text));
      const isRightKind = own.filter(({ kind }) => kind === asked).length * 2 >= own.length;
      const missed = truths.filter((truth) => !own.some((one) => isAsTrue(one, truth)));
      counts.truths += truths.length;
      counts.rightTruths += truths.length - missed.length;
      counts.asking += asked ? 1 : 0;
      counts.found += own.length > 0 ? 1 : 0;
      counts.right += asked && own.length > 0 ? 1 : 0;
      counts.rightKind += asked && own.length > 0 && isRightKind ? 1 : 0;
      const isFaulty = (asked === null) !== (own.length === 0) || !isRightKind || missed.length > 0;
      if (isFaulty) faults.push(`${asked ?? "none"}: ${text} => ${said(own)}`);
    }
  }
  return {
    recall: counts.right / counts.asking,
    precision: counts.right / counts.found,
    kind: counts.rightKind / counts.right,
    truths: counts.rightTruths / counts.truths,
    unknown: counts.unknown,
    faults,
  };
}

function isAsTrue({ category, text, years }: Requirement, { name, values }: PieceTruth): boolean {
  if (name === "years") return years !== null && values.includes(String(years));
  if (name === "education")
    return category === "education" && values.includes(lowestDegreeLevel(text) ?? "vocational");
  return findConcepts(tokenize(text)).some(({ concept }) => values.includes(concept.name));
}

function said(own: Requirement[]): string {
  return own.map(({ kind, category, text }) => `${kind} ${category} "${text}"`).join("; ") || "nothing";
}

/** Where line breaks are lost, a sentence that was read may hold several pieces: the words asked for say which is meant. */
function isReadFrom({ sentence, text }: Requirement, piece: string): boolean {
  const [whole, read] = [plain(piece), plain(sentence ?? "")];
  if (read === "") return false;
  return whole.includes(read) || (read.includes(whole) && whole.includes(plain(text)));
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** How the pieces of an advert stand: each in a line, those of a paragraph in one, or all in one without any break. */
const layouts: Record<string, (pieces: string[]) => string> = {
  lines: (pieces) => pieces.join("\n"),
  paragraphs: (pieces) => pieces.join(" ").split("  ").join("\n\n"),
  "one-line": (pieces) => pieces.join(" "),
};

const kinds: Record<string, Piece["asked"]> = { "!": "must", "?": "nice", ".": null };

/**
 * The format: "== en lines" (language and layout), then the pieces, each behind "!" where it is a must, "?" where it is
 * nice to have, "." where it asks for nothing, with "= years 3" below what it asks for in particular; blank lines part
 * paragraphs.
 * @throws Error when a line has another form.
 */
function readWholeAdverts(batch: string): WholeAdvert[] {
  const text = readFileSync(new URL(`${batch}.txt`, import.meta.url), "utf8");
  return text
    .split(/^== /mu)
    .slice(1)
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [language = "", layout = ""] = head.split(" ");
      const layOut = layouts[layout];
      if (!layOut) throw new Error(`No layout: ${head}`);
      const pieces: Piece[] = [];
      for (const line of lines) {
        const truth = truthOf(line);
        if (truth) pieces.at(-1)?.truths.push(truth);
        else if (line !== "") pieces.push(pieceOf(line));
      }
      const shown = lines.filter((line) => truthOf(line) === null);
      return { language, text: layOut(shown.map((line) => line.slice(2))), pieces };
    });
}

function truthOf(line: string): PieceTruth | null {
  const [, name, values = ""] = /^= (years|education|language) (.+)$/u.exec(line) ?? [];
  if (name !== "years" && name !== "education" && name !== "language") return null;
  return { name, values: values.split("|") };
}

function pieceOf(line: string): Piece {
  const asked = kinds[line[0] ?? ""];
  if (asked === undefined || line[1] !== " ") throw new Error(`Not a piece: ${line}`);
  return { text: line.slice(2), asked, truths: [] };
}
