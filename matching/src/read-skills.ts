import type { CvLine, ReadCv } from "./cv-reading.ts";
import { isDenied } from "./is-denied.ts";
import { isMeant } from "./is-meant.ts";
import type { Skill, SkillShown } from "./profile.ts";
import { quote } from "./quote.ts";
import { readListedLines } from "./read-listed-lines.ts";
import { yearsSince } from "./years.ts";

const order: SkillShown[] = ["used recently", "used", "listed", "mentioned"];

/** Every skill that the table knows and every entry of a skills section, each once, at the best place it is shown. */
export function readSkills(cv: Omit<ReadCv, "profile">): Skill[] {
  const best = new Map<string, Skill>();
  const keep = (key: string, skill: Skill) => {
    const before = best.get(key);
    if (!before || order.indexOf(skill.shown) < order.indexOf(before.shown)) best.set(key, skill);
  };
  cv.lines.forEach((line, index) => {
    const shown = shownIn(line, cv.asOf);
    if (!shown) return;
    for (const mention of line.concepts) {
      if (mention.concept.kind || !isMeant(cv, index, mention) || isDenied(line.tokens, mention)) continue;
      const start = line.tokens[mention.from]?.start ?? 0;
      const end = line.tokens[mention.to - 1]?.end ?? start;
      keep(mention.concept.name, {
        name: mention.concept.name,
        shown,
        quotation: quote(cv.document, { fromLine: index, start, toLine: index, end }),
      });
    }
  });
  const known = new Set([...best.values()].map((skill) => skill.quotation.text.toLowerCase()));
  for (const { value, quotation } of readListedLines(cv.document, cv.sections, "skills")) {
    if (value.length <= 40 && !known.has(value.toLowerCase()))
      keep(value, { name: value, shown: "listed", quotation });
  }
  return [...best.values()];
}

function shownIn(line: CvLine, asOf: string): SkillShown | null {
  if (line.job) {
    return line.job.interval && yearsSince(line.job.interval, asOf) < 5 ? "used recently" : "used";
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
