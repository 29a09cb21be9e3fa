import { isRoleTitle } from "../occupations/occupations.ts";
import { tokenize } from "../words/tokenize.ts";
import { titleTable, usualWeight } from "./jd-parameters.ts";
import type { Requirement } from "./requirement.ts";

/** The first line that names a role and is no sentence, without what follows a dash or a bar ("– Berlin"). */
export function findTitle(lines: string[]): Title | null {
  for (const line of lines.slice(0, titleTable.lines)) {
    const text = line.replace(
      /^(?:(?:job|position|post|role) title|position|post|role|title|vacancy|job)\s*:\s*/iu,
      "",
    );
    const title = text
      .split(/\s+[|–—-]\s+/u)
      .map(plainTitle)
      .find(isTitle);
    if (title !== undefined) return { title: withoutCapitals(title), sentence: line };
  }
  return titleInProse(lines);
}

function plainTitle(part: string): string {
  return part
    .replace(/\s*\([mwfdx/ ]+\)/iu, "")
    .replace(terms, "")
    .replace(/,\s*\d.*\b(?:PQE|years?|yrs?|months?|hours?)\b.*$/iu, "")
    .replace(/\s+(?:wanted|needed|required)\s*!*$/iu, "")
    .trim();
}

function isTitle(title: string): boolean {
  return isRoleTitle(title) && tokenize(title).length <= titleTable.maxWords && !/[.!?]$/.test(title);
}

/** "We need an experienced electrician to join us". */
const wanted =
  /\b(?:(?:we(?:['’]re| are)?|(?:is|are) (?:currently )?)\s*(?:now |currently )?(?:need|seek|want|require|hiring|recruiting|seeking|looking for)|looking for|seeking|hiring|recruiting(?: for)?)\s+(?:an?|another|our (?:next|new)|two|three)\s+([^,.;:()]+?)(?=\s+(?:to|who|with|for|in|at|on|based|that)\b|[,.;:()]|$)/iu;
const praise =
  /^(?:(?:highly|very)\s+)?(?:experienced|skilled|motivated|talented|passionate|dedicated|enthusiastic|reliable|friendly|dynamic|driven|qualified|exceptional|ambitious|proactive|new|full-time|part-time|permanent)(?:,| and)?\s+/iu;

function titleInProse(lines: string[]): Title | null {
  for (const line of lines.slice(0, titleTable.lines)) {
    let title = wanted.exec(line)?.[1] ?? "";
    for (let before = ""; before !== title; ) {
      before = title;
      title = title.replace(praise, "");
    }
    if (isTitle(title)) return { title, sentence: line };
  }
  return null;
}

/** "SENIOR HR MANAGER" is shouted; what has three letters may be an abbreviation. */
function withoutCapitals(title: string): string {
  if (title !== title.toUpperCase() || !/\p{Lu}{4}/u.test(title)) return title;
  return title
    .replace(/\p{Lu}{4,}/gu, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
    .replace(/\b(?:OF|AND|FOR|THE|IN|TO)\b/gu, (word) => word.toLowerCase());
}

/** "(Band 6)", "(remote, Europe)", "(maternity cover)": on which terms, not which work. */
const terms =
  /\s*\((?:[^()]*\b(?:remote|hybrid|on-?site|home-?office|band|grade|level|permanent|temporary|fixed[- ]term|contract|interim|full[- ]time|part[- ]time|days|nights|shifts?|cover|all genders|ref\.?|no\.?)\b[^()]*)\)/giu;

type Title = { title: string; sentence: string };

/**
 * Every JD asks for the work that it describes under its title; the title line is the sentence it came from. Without a
 * title it does so beside other requirements, or where it at least describes work.
 */
export function withRole(
  requirements: Requirement[],
  found: Title | null,
  { describesWork }: { describesWork: boolean },
): Requirement[] {
  const namesRole = requirements.some(({ category, years }) => category === "experience" && years === null);
  const isNothing = !found && requirements.length === 0 && !describesWork;
  if (namesRole || isNothing) return numbered(requirements);
  if (!found) return numbered([untitledWork(requirements), ...requirements]);
  const { title, sentence } = found;
  const role: Requirement = {
    id: "r0",
    kind: "must",
    category: "experience",
    text: `Experience as ${title}`,
    weight: usualWeight.work,
    anyOf: [title],
    years: null,
    sentence,
  };
  return numbered([role, ...requirements]);
}

function untitledWork([first]: Requirement[]): Requirement {
  return {
    id: "r0",
    kind: "must",
    category: "experience",
    text: "Experience in the work described",
    weight: usualWeight.work,
    anyOf: [],
    years: null,
    sentence: first?.sentence ?? null,
  };
}

function numbered(requirements: Requirement[]): Requirement[] {
  return requirements.map((requirement, index) => ({ ...requirement, id: `r${index + 1}` }));
}
