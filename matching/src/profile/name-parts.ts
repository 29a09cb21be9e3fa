import { companyForms } from "../occupations/company-forms.ts";
import { titleLikeness } from "../occupations/title-likeness.ts";
import { isDuration } from "./duration.ts";
import { titleMarks } from "./layout-parameters.ts";
import { isPlace, isRegion, withoutTrailingPlace } from "./places.ts";

/** The kind of a contract, which is neither title nor employer. */
const contract =
  /^(?:full[- ]?time|part[- ]?time|permanent|temporary|contract|fixed[- ]term|self[- ]employed|seasonal|vollzeit|teilzeit|befristet|unbefristet|minijob|temps (?:plein|partiel)|cdi|cdd|intérim|jornada completa|media jornada|tempo (?:pieno|parziale|integral|parcial|determinato|indeterminato)|voltijd|deeltijd|pełny etat|umowa o pracę|normă întreagă)$/iu;
const bar = /\s*[|•·]\s*|\s+\/\/\s+/u;
const at = /\s+(?:at|@|bei|beim|chez|presso|bij)\s+/u;
const comma = new RegExp(`,\\s+(?!(?:${companyForms.inEitherCase})(?!\\p{L}))`, "iu");
const dash = /\s+[–—-]\s+/u;

/**
 * The parts of one line of a header, cut at the clearest of its separators, without places. In a header of several
 * lines (not `isSingle`) a dash parts only what is certainly an employer.
 */
export function nameParts(line: string, { isSingle = true } = {}): string[] {
  const text = withoutTrailingPlace(line.trim());
  const barred = clean(cut(text, bar).flatMap((part) => cut(part, at)));
  if (barred.length === 1 && bar.test(text)) return nameParts(barred[0] ?? "", { isSingle });
  if (barred.length > 1) return barred.map(withoutTrailingPlace);
  const byComma = clean(cut(text, comma));
  const byDash = clean(cut(text, dash));
  const isDashed = isSingle || byDash.some((part) => titleLikeness(part) < 0);
  const parts = byComma.length > 1 && !isClearer(byDash, byComma) ? byComma : isDashed ? byDash : byComma;
  return parts.length > 1 ? parts.filter((part) => !isRegion(part)) : parts;
}

/** Towns of several words begin with one of few. */
const town =
  /^(?:san|santa|santo|são|sant|saint|sainte|st\.?|los|las|le|la|les|l['’]\S+|new|den|bad|el|rio|río|porto|belo|buenos|fort|mount|palma|ciudad|villa|vila|nova|nowy|nowa|zielona|jelenia|gorzów|bielsko|baia|târgu|piatra|satu|râmnicu|drobeta|cluj|frankfurt|freiburg|monte|reggio|aix|aachen|clermont|boulogne|north|south|east|west|upper|lower|great|milton|salt|kansas|mexico|méxico|quebec|cape|hong|tel|abu)\s|\s(?:city|valley|beach|springs|am|an der|upon|on|sur|en)(?:\s|$)/iu;

/** The two halves of a line that only a comma parts, when the second has several words and neither is a company; else null. */
export function commaTitle(line: string): string | null {
  const parts = nameParts(line, { isSingle: false });
  const [, field, more] = parts;
  const whole = line.replace(/[\s,(|·•–—-]+$/u, "").trim();
  const isOne =
    field?.includes(" ") === true && !town.test(field) && more === undefined && whole === parts.join(", ");
  return isOne && parts.every((part) => titleLikeness(part) >= 0) ? whole : null;
}

/** "Director, Product – Quillon Bank": the dash behind the comma parts, unless the comma already named an employer. */
function isClearer(byDash: string[], byComma: string[]): boolean {
  const [first, second] = byDash;
  if (byDash.length === 2 && first && second && titleLikeness(first) >= 1 && namesEmployerFirst(second))
    return true;
  if (byDash.length !== 2 || !first || !second || !comma.test(first) || comma.test(second)) return false;
  const areApart = titleLikeness(first) >= 1 !== titleLikeness(second) >= 1;
  return areApart && byComma.every((part) => titleLikeness(part.split(dash)[0] ?? part) >= 0);
}

/** "Transports Vauquelin, Lyon": a company, or a name with a place of one word behind it; not a field, then a company. */
function namesEmployerFirst(text: string): boolean {
  const [name = "", ...behind] = text.split(comma);
  const likeness = titleLikeness(name);
  if (likeness === titleMarks.roleOfCompany) return true;
  if (likeness >= 1 || behind.some((part) => titleLikeness(part) < 0)) return false;
  return (
    likeness < 0 || (behind.length === 1 && /^\p{Lu}[\p{L}-]+$/u.test(behind[0] ?? "") && name.includes(" "))
  );
}

/** Cuts at a separator outside brackets. */
function cut(text: string, separator: RegExp): string[] {
  const blanked = text.replace(/\([^)]*\)/gu, (bracket) => "x".repeat(bracket.length));
  if (!separator.test(blanked)) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const match of blanked.matchAll(new RegExp(separator, `g${separator.flags}`))) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

function clean(all: string[]): string[] {
  return all
    .map((part) => part.replace(/^[\s,)–—:-]+|[\s,(–—:-]+$/gu, "").trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !isPlace(part) && !isDuration(part) && !contract.test(part));
}

/** An employer's name alone: "Elm Clinic, Leeds" stands in Leeds. */
export function employerName(part: string): string {
  const [name = part] = part.split(comma);
  return (name.split(/\s+[–—]\s+/u)[0] ?? name).replace(/\s*\([^)]*\)?$/u, "").trim() || part;
}
