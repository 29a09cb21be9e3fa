import { competencyEntries } from "./bank/competency-entries.ts";
import { lineEntries } from "./bank/line-entries.ts";
import { skillEntries } from "./bank/skill-entries.ts";
import { templateEntries } from "./bank/template-entries.ts";
import { askAbout, type Subject } from "./plan/ask-about.ts";
import { subjectOfLine } from "./plan/subject-of-requirement.ts";
import type { Question, QuestionKind } from "./question.ts";

const kinds: QuestionKind[] = ["past behaviour", "situational"];

/** The question that a key names ("skill/Excel/situational"); null where the bank holds none such any more. */
export function questionOfKey(key: string): Question | null {
  const kind = kinds.find((one) => key.endsWith(`/${one}`));
  if (!kind) return null;
  const subject = subjectOfKey(key.slice(0, -kind.length - 1));
  return subject ? askAbout(subject, kind) : null;
}

function subjectOfKey(key: string): Subject | null {
  const [source, ...rest] = key.split("/");
  const name = rest.join("/");
  if (source === "skill") {
    const pair = skillEntries.find(({ skill }) => skill === name);
    return pair ? { key, skill: name, wording: name, concepts: [name], pair } : null;
  }
  if (source === "line") {
    const entry = lineEntries.find(({ line }) => line === name);
    return entry ? subjectOfLine(entry) : null;
  }
  if (source === "competency") {
    const pair = competencyEntries.find(({ competency }) => competency === name);
    return pair ? { key, skill: name, wording: name, concepts: pair.concepts, pair } : null;
  }
  const [template, ...words] = rest;
  const pair = templateEntries.find((entry) => source === "template" && entry.template === template);
  const skill = words.join("/");
  return pair ? { key, skill, wording: skill, concepts: [], pair } : null;
}
