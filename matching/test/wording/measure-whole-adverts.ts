import { readFileSync } from "node:fs";
import { readJd } from "../../src/jd/read-jd.ts";
import type { Requirement } from "../../src/jd/requirement.ts";

/** A line or sentence of an advert, and what it asks for; null where it asks for nothing. */
type Piece = { text: string; asked: Requirement["kind"] | null };
type WholeAdvert = { language: string; text: string; pieces: Piece[] };

export type MeasuredAdverts = {
  recall: number;
  precision: number;
  /** Of what was found, what is of the right kind. */
  kind: number;
};

/** Of the pieces that ask for something, those that gave a requirement; and of those that gave one, those that ask. */
export function measureWholeAdverts(): MeasuredAdverts {
  const counts = { asking: 0, found: 0, right: 0, rightKind: 0 };
  for (const advert of readWholeAdverts()) {
    const { requirements } = readJd(advert.text);
    for (const { text, asked } of advert.pieces) {
      const own = requirements.filter((requirement) => isReadFrom(requirement, text));
      counts.asking += asked ? 1 : 0;
      counts.found += own.length > 0 ? 1 : 0;
      if (!asked || own.length === 0) continue;
      counts.right += 1;
      counts.rightKind += own.filter(({ kind }) => kind === asked).length * 2 >= own.length ? 1 : 0;
    }
  }
  return {
    recall: counts.right / counts.asking,
    precision: counts.right / counts.found,
    kind: counts.rightKind / counts.right,
  };
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
 * nice to have, "." where it asks for nothing; blank lines part paragraphs.
 * @throws Error when a line has another form.
 */
function readWholeAdverts(): WholeAdvert[] {
  const text = readFileSync(new URL("whole-adverts.txt", import.meta.url), "utf8");
  return text
    .split(/^== /mu)
    .slice(1)
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [language = "", layout = ""] = head.split(" ");
      const layOut = layouts[layout];
      if (!layOut) throw new Error(`No layout: ${head}`);
      const pieces = lines.filter((line) => line !== "").map(pieceOf);
      return { language, text: layOut(lines.map((line) => line.slice(2))), pieces };
    });
}

function pieceOf(line: string): Piece {
  const asked = kinds[line[0] ?? ""];
  if (asked === undefined || line[1] !== " ") throw new Error(`Not a piece: ${line}`);
  return { text: line.slice(2), asked };
}
