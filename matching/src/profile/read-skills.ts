import { recencyTable } from "../facts/evidence-parameters.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { isDenied } from "../mentions/is-denied.ts";
import { isMeant } from "../mentions/is-meant.ts";
import { quote } from "../words/quote.ts";
import { tokenize } from "../words/tokenize.ts";
import { confidenceOf } from "./confidence.ts";
import type { CvLine, ReadCv } from "./cv-reading.ts";
import { findRepeatedEntries } from "./find-repeated-entries.ts";
import type { Skill, SkillShown } from "./profile.ts";
import { type SkillEntry, skillEntries } from "./skill-entries.ts";
import { yearsSince } from "./years.ts";

const order: SkillShown[] = ["used recently", "used", "listed", "mentioned"];

/** Every skill that the table knows and every entry of a skills section, each once, at the best place it is shown. */
export function readSkills(cv: Omit<ReadCv, "profile">): Skill[] {
  const best = new Map<string, Skill>();
  const keep = (skill: Skill) => {
    const before = best.get(skill.name);
    if (!before || order.indexOf(skill.shown) < order.indexOf(before.shown)) best.set(skill.name, skill);
  };
  cv.lines.forEach((line, index) => {
    const shown = shownIn(line, cv.asOf);
    if (!shown) return;
    for (const mention of line.concepts) {
      if (mention.concept.kind || !isMeant(cv, index, mention) || isDenied(line.tokens, mention)) continue;
      const start = line.tokens[mention.from]?.start ?? 0;
      const end = line.tokens[mention.to - 1]?.end ?? start;
      const quotation = quote(cv.document, { fromLine: index, start, toLine: index, end });
      const confidence = confidenceOf(shown === "mentioned" ? "mentionedSkill" : "knownSkill");
      keep({ name: mention.concept.name, shown, listedAs: null, confidence, quotation });
    }
  });
  const entries = skillEntries(cv.document, cv.sections);
  const repeated = findRepeatedEntries(entries);
  for (const entry of entries) if (!repeated.has(entry)) addEntry(cv, best, entry);
  return [...best.values()];
}

/** An entry that names one known skill belongs to it; any other is a skill of its own, in the words of the CV. */
function addEntry(cv: Pick<ReadCv, "document">, best: Map<string, Skill>, entry: SkillEntry): void {
  const quotation = quote(cv.document, entry.span);
  const [concept, ...others] = new Set(
    findConcepts(tokenize(entry.text)).flatMap((mention) =>
      mention.concept.kind ? [] : [mention.concept.name],
    ),
  );
  const known = concept !== undefined && others.length === 0 ? best.get(concept) : undefined;
  if (known && !known.listedAs) {
    known.listedAs = quotation;
    return;
  }
  const twin = [...best.values()].find(
    ({ listedAs }) => listedAs?.text.toLowerCase() === entry.text.toLowerCase(),
  );
  if (twin || best.has(entry.text)) return;
  const confidence = confidenceOf(entry.isClear ? "clearEntry" : "looseEntry");
  best.set(entry.text, { name: entry.text, shown: "listed", listedAs: quotation, confidence, quotation });
}

function shownIn(line: CvLine, asOf: string): SkillShown | null {
  if (line.job) {
    return line.job.interval && yearsSince(line.job.interval, asOf) < recencyTable.fullYears
      ? "used recently"
      : "used";
  }
  switch (line.section.kind) {
    case "skills":
      return "listed";
    case "summary":
    case "projects":
    case "experience":
    case "other":
      return "mentioned";
    default:
      return null;
  }
}
