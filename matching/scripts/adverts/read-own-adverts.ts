import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { lineLabels } from "../../src/jd/lines/line-label.ts";
import type { LabelledAdvert, LabelledLine, LineTruth } from "./labelled-advert.ts";

/** The adverts that we have invented, in files named by their language: "de.txt", "de-various.txt". */
const ownFolder = new URL("../../training/adverts/", import.meta.url);

/** Others of ours, which nothing was learned from. */
const unseenFolder = new URL("../../test/wording/labelled-adverts/", import.meta.url);

export function readOwnAdverts(): LabelledAdvert[] {
  return readLabelledTexts(ownFolder, "own");
}

export function readUnseenAdverts(): LabelledAdvert[] {
  return readLabelledTexts(unseenFolder, "unseen");
}

/**
 * Adverts as labelled text. "= title | employer" begins one, "[label] heading" one of its sections, whose heading may be
 * missing; each other line is a line of the advert without its list sign.
 * @throws Error that names the file and the line which is neither.
 */
function readLabelledTexts(folder: URL, source: string): LabelledAdvert[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      advertsOf(readFileSync(new URL(name, folder), "utf8"), { name: basename(name, ".txt"), source }),
    );
}

function advertsOf(text: string, { name, source }: { name: string; source: string }): LabelledAdvert[] {
  const [language = ""] = name.split("-");
  const adverts: LabelledAdvert[] = [];
  let truth: LineTruth | null = null;
  for (const [at, written] of text.split("\n").entries()) {
    const line = written.trim();
    const [, title, employer] = /^= (.+) \| (.+)$/.exec(line) ?? [];
    const [, label, heading] = /^\[([a-z]+)\](.*)$/.exec(line) ?? [];
    const lines = adverts.at(-1)?.lines;
    if (title && employer) {
      const id = `${source}-${name}-${adverts.length}`;
      adverts.push({
        id,
        source,
        language,
        title,
        employer,
        lines: [{ text: title, truth: "title" }],
      });
      truth = null;
    } else if (label && lines) {
      truth = truthOf(label, `${name}.txt, line ${at + 1}`);
      lines.push({ text: "", truth: null }, ...headingOf(heading));
    } else if (line !== "") {
      if (!truth || !lines) throw new Error(`${name}.txt, line ${at + 1} stands in no section: “${line}”`);
      lines.push({ text: line, truth });
    }
  }
  return adverts;
}

function truthOf(label: string, place: string): LineTruth {
  const found = [...lineLabels, "mixed" as const].find((known) => known === label);
  if (!found) throw new Error(`${place}: “${label}” is no label of a section.`);
  return found;
}

function headingOf(written = ""): LabelledLine[] {
  const text = written.trim();
  return text === "" ? [] : [{ text, truth: "heading" }];
}
