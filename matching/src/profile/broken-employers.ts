import type { Line } from "@winnow/documents/document-text.ts";
import { joining } from "../lexicon/joining-words.ts";
import { companyForms } from "../occupations/company-forms.ts";
import { hadNoRoomInColumn } from "./had-no-room.ts";
import { aligned, entryLayout } from "./layout-parameters.ts";
import type { JobName, JobParts } from "./names-of-job.ts";

/**
 * Title and employer, where a line ends within the employer's name or between the two: "Clerk at Elm" above "Dairy Ltd,
 * Leeds", "Clerk at" above "Elm Dairy, Leeds".
 */
export function withEmployerOverLines(lines: readonly Line[], { title, employer }: JobParts): JobParts {
  if (!employer) return title ? belowTitle(lines, title) : { title, employer };
  const begun = title && beginningIn(lines, title, employer);
  const [role, name] = [begun?.title ?? title, begun?.employer ?? withRestBelow(lines, employer)];
  return { title: role && withoutAt(role), employer: withoutAt(name) };
}

/** Longer ones are no names, and patterns that look at their ends would take long. */
const mostLetters = 120;

function withoutAt(name: JobName): JobName {
  if (name.text.length > mostLetters) return name;
  const text = atEnd.exec(name.text)?.[1] ?? name.text;
  return { ...name, text: text.replace(atStart, "") };
}

/** Whether what a line ends with might have gone on in the line itself. */
function hadRoom(lines: readonly Line[], at: number): boolean {
  const below = lineBelow(lines, at);
  return below === null || !hadNoRoomInColumn(lines, at, below);
}

function endsLine(lines: readonly Line[], name: JobName): boolean {
  return name.text.length <= mostLetters && lines[name.line]?.text.endsWith(name.text) === true;
}

/** "Clerk at Elm" and "Dairy Ltd": what stands in front of the line's end is the employer's as well. */
function beginningIn(lines: readonly Line[], title: JobName, employer: JobName): JobParts | null {
  if (!endsLine(lines, title)) return null;
  const [, role, begin] = atEmployer.exec(title.text) ?? [];
  const isBelow = employer.line > title.line && lines[employer.line]?.text.startsWith(employer.text);
  if (!role || !begin || !isBelow || atStart.test(employer.text)) return null;
  if (lineBelow(lines, title.line) !== employer.line || hadRoom(lines, title.line)) return null;
  return { title: { ...title, text: role }, employer: { ...employer, text: `${begin} ${employer.text}` } };
}

/** "Clerk at": the employer begins the line below. */
function belowTitle(lines: readonly Line[], title: JobName): JobParts {
  const [, role] = endsLine(lines, title) ? (atEnd.exec(title.text) ?? []) : [];
  const line = role ? lineBelow(lines, title.line) : null;
  if (!role || line === null || hadRoom(lines, title.line)) return { title, employer: null };
  const text = lines[line]?.text ?? "";
  const name = formIn(text) ?? upToSign(text);
  if (!/^[^\p{Ll}\d]/u.test(name) || name.split(" ").length > mostWords) return { title, employer: null };
  const employer = { line, text: name, odds: title.odds };
  return { title: { ...title, text: role }, employer };
}

function withRestBelow(lines: readonly Line[], employer: JobName): JobName {
  const line = endsLine(lines, employer) ? lineBelow(lines, employer.line) : null;
  const isCut = /\p{L}[-–]$/u.test(employer.text);
  if (line === null || (!isCut && hadRoom(lines, employer.line))) return employer;
  const rest = restOf(employer.text, lines[line]?.text ?? "");
  if (rest === null) return employer;
  const gap = employer.text.endsWith("-") ? "" : " ";
  return { ...employer, text: `${employer.text}${gap}${rest}` };
}

/** Where the next line of the same column stands, with the cells beside it in between. */
function lineBelow(lines: readonly Line[], at: number): number | null {
  const line = lines[at];
  if (!line || line.box.height === 0) return null;
  // Behind a sign that was typed, the lines below begin where the sign does.
  const most = line.isBullet ? entryLayout.widthOfSign * line.fontSize : aligned.edge;
  const behind = lines.slice(at + 1, at + 1 + entryLayout.cellsBetweenDates);
  const next = behind.findIndex(({ box, page, isBullet }) => {
    const [step, indent] = [box.y - line.box.y, Math.abs(box.x - line.box.x)];
    const isNext = step > line.box.height / 2 && step < line.box.height * entryLayout.nextLine;
    return isNext && !isBullet && page === line.page && indent <= most;
  });
  return next === -1 ? null : at + 1 + next;
}

/** "Wendeling KG" below "Kaufhaus", "Thibaudin & Associés" below "Cabinet Lormeau-", "„Malinka”" below "Spółdzielni". */
function restOf(above: string, below: string): string | null {
  if (forms.some((form) => form.exec(above)?.[0] === above)) return null;
  const sure = formIn(below) ?? quoted.exec(below)?.[0];
  const rest = sure ?? (isOpen.test(above) ? upToSign(below) : "");
  return rest === "" || /\d{4}/u.test(rest) || rest.split(" ").length > mostWords ? null : rest;
}

const mostWords = 6;
const isOpen = /\p{L}[-–]$|[&+]$|\s\p{Ll}{1,3}$/u;
const quoted = /^[„“”"«][^„“”"«»]+[”“"»]/u;
const atWords = joining("at");
const atEmployer = new RegExp(`^(.*\\p{L}.*?)\\s+(?:${atWords})\\s+((?:\\p{Lu}[\\p{L}.]*\\s?){1,3})$`, "u");
const atStart = new RegExp(`^(?:${atWords})\\s+(?=\\p{Lu})`, "u");
const atEnd = new RegExp(`^(.*\\p{L}.*?)\\s+(?:${atWords})$`, "u");
/** A word of a name, or a small word between two of them. */
const nameWord = "(?:[\\p{Lu}\\d&„“”\"«'’][^\\s,;:(|]*|\\p{Ll}{1,3}\\.?|[-–+])";
const within = (list: string) => `^(?:${nameWord}\\s){0,5}(?:${list})(?![\\p{L}-])\\.?`;
const forms = [
  new RegExp(within(companyForms.inEitherCase), "iu"),
  new RegExp(within(companyForms.asWritten), "u"),
];

/** What a line begins with, up to a legal form. */
function formIn(text: string): string | undefined {
  const found = forms.map((form) => form.exec(text)?.[0]).find((one) => one !== undefined);
  // "Company location: …" begins with a word of its own.
  const isWord =
    found !== undefined && /^\p{L}+$/u.test(found) && /^\s+\p{L}/u.test(text.slice(found.length));
  return isWord ? undefined : found;
}

function upToSign(text: string): string {
  return text.split(/\s*(?:[,;:(|]|\s[–—-]\s|\.\s+(?=\p{Lu})|\.$)/u)[0] ?? "";
}
