import { readFileSync } from "node:fs";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import type { YearMonth } from "../../src/profile/profile.ts";
import { readCv } from "../../src/profile/read-cv.ts";

/** A CV as somebody wrote it, and what a careful reader finds in it: each truth as its name and its values. */
type WholeCv = { language: string; text: string; truths: { name: string; values: string[] }[] };

export type MeasuredCvs = { right: number; all: number; faults: string[] };

/** How many headings, jobs, degrees and languages of a batch of CVs are read right, and what was not. */
export function measureWholeCvs(batch: string, language: string | null = null): MeasuredCvs {
  const faults: string[] = [];
  let all = 0;
  for (const cv of readWholeCvs(batch).filter((one) => !language || one.language === language)) {
    const found = new Set(truthsRead(cv.text));
    for (const { name, values } of cv.truths) {
      const said = `${name} ${values.join(" | ")}`;
      all += 1;
      if (!found.has(said)) faults.push(`${cv.language}: ${said}`);
    }
  }
  return { right: all - faults.length, all, faults };
}

const asOf = "2026-11-01";

function truthsRead(text: string): string[] {
  const { profile, sections, lines } = readCv(readPlainText(text), { asOf });
  const headings = sections.flatMap(({ kind, headingLine }) => {
    const written = headingLine === null ? null : text.split("\n").filter(isWritten)[headingLine];
    return written === undefined || written === null ? [] : [`section ${kind} | ${written}`];
  });
  const jobs = profile.jobs.map(
    ({ title, employer, start, end }) =>
      `job ${[title, employer, said(start), end ? said(end) : "now"].join(" | ")}`,
  );
  const degrees = profile.education.map(({ level, end }) => `education ${level} | ${end?.year ?? ""}`);
  const languages = lines
    .filter(({ section }) => section.kind === "languages")
    .flatMap(({ concepts }) => concepts.map(({ concept }) => concept.name));
  return [...headings, ...jobs, ...degrees, `languages ${languages.join(", ")}`];
}

function isWritten(line: string): boolean {
  return line.trim() !== "";
}

function said(point: YearMonth | null): string {
  if (!point) return "";
  return point.month === null ? String(point.year) : `${point.year}-${String(point.month).padStart(2, "0")}`;
}

/**
 * The format: "== sv" (language), then the lines, each behind two blanks, "# experience Arbete" for a heading with its
 * section, "= job title | employer | 2019-03 | now", "= education bachelor | 2015" and "= languages Swedish, English".
 * @throws Error when a line has another form.
 */
function readWholeCvs(batch: string): WholeCv[] {
  const text = readFileSync(new URL(`${batch}.txt`, import.meta.url), "utf8");
  return text
    .split(/^== /mu)
    .slice(1)
    .map((block) => {
      const [language = "", ...lines] = block.trimEnd().split("\n");
      const cv: WholeCv = { language, text: "", truths: [] };
      const written = lines.flatMap((line) => {
        const [, kind, heading] = /^# (\S+) (.+)$/u.exec(line) ?? [];
        const [, name, values] = /^= (\S+) (.+)$/u.exec(line) ?? [];
        if (kind && heading) cv.truths.push({ name: "section", values: [kind, heading] });
        else if (name && values) cv.truths.push({ name, values: values.split(" | ") });
        else if (line !== "" && !line.startsWith("  ")) throw new Error(`Not a line: ${line}`);
        return heading ?? (name ? [] : line.slice(2));
      });
      return { ...cv, text: written.join("\n") };
    });
}
