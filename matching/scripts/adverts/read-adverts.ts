import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { LabelledAdvert, LabelledLine, LineTruth } from "./labelled-advert.ts";

const truths: Record<string, LineTruth> = {
  title: "title",
  heading: "heading",
  "must-have": "must",
  "nice-to-have": "nice",
  duty: "duty",
  "offer-benefit": "offer",
  "about-company": "company",
  "legal-EEO": "legal",
  "how-to-apply": "apply",
  mixed: "mixed",
};

type PublicAdvert = {
  id: string;
  source: string;
  lang: string;
  title: string;
  employer: string;
  sections: { label: string; text: string; from?: string }[];
};

/** Their fields stand on their pages as headings. */
const sourcesOfFields = ["nyc", "usajobs"];

/** Adverts of public bodies and others as files of JSON lines, packed by xz (whose program unpacks them). */
export function readAdverts(folder: string): LabelledAdvert[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl.xz"))
    .sort()
    .flatMap((name) => readFileOfAdverts(join(folder, name), basename(name, ".jsonl.xz")));
}

function readFileOfAdverts(path: string, source: string): LabelledAdvert[] {
  const text = execFileSync("xz", ["-dc", path], { encoding: "utf8", maxBuffer: 2 ** 30 });
  return text
    .split("\n")
    .filter((written) => written !== "")
    .map((written) => {
      const { id, lang, title, employer, sections }: PublicAdvert = JSON.parse(written);
      return {
        id,
        source,
        language: lang,
        title,
        employer,
        lines: sections.flatMap((section, index) => linesOfSection(section, index, source)),
      };
    });
}

function linesOfSection(
  { label, text, from }: PublicAdvert["sections"][number],
  index: number,
  source: string,
): LabelledLine[] {
  const truth = truths[label];
  if (!truth) throw new Error(`“${label}” is no label of a section.`);
  const lines = text
    .split("\n")
    .map((written) => written.trim())
    .filter((written) => written !== "")
    .map((written) => line(written, truth));
  if (sourcesOfFields.includes(source) && from && index > 0 && truth !== "heading")
    return [line("", null), line(asWords(from), "heading"), ...lines];
  return truth === "heading" && index > 0 ? [line("", null), ...lines] : lines;
}

function line(text: string, truth: LineTruth | null): LabelledLine {
  return { text, truth };
}

/** "RequiredDocuments" as "Required Documents". */
function asWords(field: string): string {
  return field.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
}
