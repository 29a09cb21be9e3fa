import { type StoredSentence, sayStored } from "@winnow/matching/say-stored.ts";
import cv from "./de/cv.ts";

const subjects: StoredSentence[] = [
  [/^Name$/, () => "Name"],
  [/^E-mail$/, () => "E-Mail"],
  [/^Phone$/, () => "Telefon"],
  [/^Location$/, () => "Ort"],
  [/^Job (\d+)$/, (number) => `Stelle ${number}`],
  [/^Education (\d+)$/, (number) => `Ausbildung ${number}`],
];

const { levels } = cv;
const levelPattern = Object.keys(levels).join("|");
// The pattern finds nothing but levels.
const levelOf = (name: string) => levels[name as keyof typeof levels];
const verdictNames: Readonly<Record<string, string>> = {
  met: "erfüllt",
  partly: "teilweise erfüllt",
  "not stated": "nicht angegeben",
};

const contents: StoredSentence[] = [
  [/^none$/, () => "keine Angabe"],
  [/^nothing stated$/, () => "nichts genannt"],
  [/^corrected$/, () => "berichtigt"],
  [/^as it was read$/, () => "wie gelesen"],
  [/^not a job$/, () => "keine Stelle"],
  [/^not a degree$/, () => "kein Abschluss"],
  [new RegExp(`^corrected, (${levelPattern})$`), (level) => `berichtigt, ${levelOf(level)}`],
  [/^(met|partly|not stated)$/, (verdict) => verdictNames[verdict] ?? verdict],
  [/^(met|partly|not stated), “(.*)”$/s, (verdict, words) => `${verdictNames[verdict]}, „${words}“`],
  [new RegExp(`^(?:(.*), )?(${levelPattern})$`, "s"), (degree, level) => joined(degree, levelOf(level))],
  [/^(.*–)present$/s, (before) => `${before}heute`],
];
const saySubject = sayStored(subjects);
const sayContent = sayStored(contents);

/**
 * Says in German what a person corrected, as it was stored: "Job 1: 'Senior Nurse', 2019–2022; E-mail: none; score 61 →
 * 66.4". What stands in words of the CV or the job description stays as it is.
 */
export function correctionInGerman(stored: string): string {
  const [, corrected = stored, same, before, after] =
    /^(.*); score (?:stays ([\d.]+)|([\d.]+) → ([\d.]+))$/s.exec(stored) ?? [];
  // A quotation is one part, whatever stands in it.
  const parts = corrected.split(/; (?![^“”]*”)/).map(sayPart);
  if (same !== undefined) parts.push(`Punktzahl bleibt ${comma(same)}`);
  if (before !== undefined && after !== undefined) {
    parts.push(`Punktzahl ${comma(before)} → ${comma(after)}`);
  }
  return parts.join("; ");
}

function sayPart(part: string): string {
  const [, more] = /^(\d+) more$/.exec(part) ?? [];
  if (more !== undefined) return `${more} weitere`;
  // A requirement may hold colons itself.
  const [, subject, content] =
    /^(.*): ((?:met|partly|not stated)(?:, “.*”)?)$/s.exec(part) ?? /^(.*?): (.*)$/s.exec(part) ?? [];
  return subject === undefined || content === undefined
    ? part
    : `${saySubject(subject)}: ${sayContent(content)}`;
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

function comma(figure: string): string {
  return figure.replace(".", ",");
}
