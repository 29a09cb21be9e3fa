import type { JdDemand, Requirement } from "@winnow/matching/requirement.ts";
import type { LineEntry, QuestionPair } from "./bank/bank-entry.ts";
import { roleTemplate, wordingTemplate } from "./bank/template-entries.ts";
import { areAlike } from "./plan/are-alike.ts";
import { askAbout, bankQuestionOf, type Subject } from "./plan/ask-about.ts";
import { isRepetition } from "./plan/is-repetition.ts";
import { lineOfAdvert } from "./plan/line-of-advert.ts";
import { planTable, weightTable } from "./plan/plan-parameters.ts";
import { type CalledFor, rankCompetencies } from "./plan/rank-competencies.ts";
import { reasonOfCompetency, reasonOfLine, reasonOfRequirement, reasonOfRole } from "./plan/reasons.ts";
import {
  inPlainWords,
  subjectOfCompetency,
  subjectOfLine,
  subjectOfRole,
  subjectOfSkill,
} from "./plan/subject-of-requirement.ts";
import { supportOfAdvert, sureTitle } from "./plan/support-of-advert.ts";
import { titleAsAsked } from "./plan/title-as-asked.ts";
import type { QuestionKind, SuggestedQuestion } from "./question.ts";

/** What a drive assesses, with a weight from 1 to 5 and the requirements that it stands for. */
export type PlannedSkill = { name: string; weight: number; requirementIds: string[] };

export type InterviewPlan = { skills: PlannedSkill[]; questions: SuggestedQuestion[] };

/**
 * Six to eight questions for a JD as read, with its plain text where there is one (duties call for ways of working):
 * the role's core work, must-haves by weight, what is nice to have where must-haves are few, the advert's line of work
 * where few skills are left to ask about, and competencies. No two are about near-identical skills or in the same words;
 * only a line of work has both its questions asked. Past behaviour and situations take turns. Degrees, certificates and
 * permits are proven by papers and not asked about. Neither are languages: an answer is assessed by its content, and how
 * well somebody speaks or writes is no content.
 */
export function planInterview(read: JdDemand & { text?: string }): InterviewPlan {
  const job = withSureTitle(read);
  const line = lineOfAdvert(job);
  const items: Item[] = [];
  const role = roleOf(job, line);
  if (role) items.push(role);
  addSkills(items, job);
  if (line) addLine(items, line);
  addCompetencies(items, job);
  return {
    skills: skillsOf(items),
    questions: items.map(({ subject, kind, because }) => ({ ...askAbout(subject, kind), because })),
  };
}

/** Without a title that is none, as if the advert asked for experience in the work that it describes. */
function withSureTitle(job: JdDemand & { text?: string }): JdDemand & { text?: string } {
  const title = sureTitle(job.title, job.text ?? "");
  if (title !== null) return { ...job, title: titleAsAsked(title) };
  const requirements = job.requirements.map((one) =>
    one.category === "experience" && one.anyOf[0] === job.title ? { ...one, anyOf: [], sentence: null } : one,
  );
  return { ...job, title, requirements };
}

type Item = {
  subject: Subject;
  kind: QuestionKind;
  weight: number;
  requirementIds: string[];
  because: SuggestedQuestion["because"];
};

/** What is asked about, each once, as heavy as its first question. */
function skillsOf(items: Item[]): PlannedSkill[] {
  const skills = items.map(({ subject, weight, requirementIds }) => ({
    name: subject.skill,
    weight,
    requirementIds,
  }));
  return skills.filter(({ name }, index) => skills.findIndex((one) => one.name === name) === index);
}

/** One question for all that an advert says of experience in the role. */
function roleOf({ title, requirements }: JdDemand, line: LineEntry | null): Item | null {
  const roles = requirements.filter(({ category }) => category === "experience");
  const [first] = roles;
  if (!first && title === null && !line) return null;
  return {
    subject: subjectOfRole(title ?? first?.anyOf[0] ?? null, line),
    kind: "past behaviour",
    weight: weightOf(roles) ?? weightTable.max,
    requirementIds: roles.map(({ id }) => id),
    because: {
      requirementId: first?.id ?? null,
      sentence: first?.sentence ?? null,
      reason: reasonOfRole(title, line),
    },
  };
}

/** Must-haves by weight, then what is nice to have; what is nearly the same as one before is asked about with it. */
function addSkills(items: Item[], job: JdDemand & { text?: string }): void {
  const before = items.length;
  const support = supportOfAdvert(job);
  for (const requirement of [...job.requirements].sort(byNeed)) {
    const subject = subjectOfSkill(requirement, support);
    if (!subject) continue;
    const near = items.find((item) => isNear(item.subject, subject));
    if (near) near.requirementIds.push(requirement.id);
    else if (hasRoom(items.length - before, requirement)) addSkill(items, requirement, subject);
  }
}

function hasRoom(count: number, { kind }: Requirement): boolean {
  return count < (kind === "must" ? planTable.maxMustSkills : planTable.enoughSkills);
}

function isNear(one: Subject, other: Subject): boolean {
  return one.skill === other.skill || areAlike(one.concepts, other.concepts);
}

function byNeed(one: Requirement, other: Requirement): number {
  if (one.kind !== other.kind) return one.kind === "must" ? -1 : 1;
  return other.weight - one.weight;
}

/** A template asks once of each kind; then the skill is asked about by the template that fits any, then not at all. */
function addSkill(items: Item[], requirement: Requirement, subject: Subject): void {
  for (const way of [subject, inPlainWords(subject, requirement)]) {
    const kind = kindFor(way, items);
    if (kind === null) continue;
    items.push({
      subject: way,
      kind,
      weight: weightOf([requirement]) ?? weightTable.min,
      requirementIds: [requirement.id],
      because: {
        requirementId: requirement.id,
        sentence: requirement.sentence,
        reason: reasonOfRequirement(requirement, subject.skill),
      },
    });
    return;
  }
}

/** The other kind than the last question's where that is not asked yet in these words; null where both are. */
function kindFor({ pair }: Subject, items: Item[]): QuestionKind | null {
  const asked = items.map((item) => bankQuestionOf(item.subject.pair, item.kind));
  return turnOf(pair, items).find((kind) => !asked.includes(bankQuestionOf(pair, kind))) ?? null;
}

/** Words that are quoted are asked about as past work first: nobody is new to all that an advert describes. */
function turnOf(pair: QuestionPair, items: Item[]): QuestionKind[] {
  return items.at(-1)?.kind === "past behaviour" && pair !== wordingTemplate
    ? ["situational", "past behaviour"]
    : ["past behaviour", "situational"];
}

/** As many questions about the line of work as skills are missing, without what the skills' questions ask already. */
function addLine(items: Item[], line: LineEntry): void {
  const subject = subjectOfLine(line);
  const asked = items.filter((item) => item.subject.pair !== roleTemplate);
  const kinds = turnOf(line, items).filter(
    (kind) => !asked.some((item) => isRepetition({ subject, kind }, item)),
  );
  for (const kind of kinds.slice(0, Math.max(0, planTable.enoughSkills - asked.length)))
    items.push({
      subject,
      kind,
      weight: weightTable.line,
      requirementIds: [],
      because: { requirementId: null, sentence: null, reason: reasonOfLine(line) },
    });
}

function addCompetencies(items: Item[], job: JdDemand & { text?: string }): void {
  const before = items.length;
  for (const called of rankCompetencies(job, job.text ?? "")) {
    const count = items.length - before;
    if (items.length >= planTable.minQuestions && count >= planTable.minCompetencies) return;
    const subject = subjectOfCompetency(called.entry);
    if (!items.some((item) => isNear(item.subject, subject))) items.push(itemOf(called, job, items));
  }
}

function itemOf(called: CalledFor, job: JdDemand, items: Item[]): Item {
  const { entry, requirement, sentence, strength } = called;
  const subject = subjectOfCompetency(entry);
  return {
    subject,
    kind: kindFor(subject, items) ?? "past behaviour",
    weight: strength > 0 ? weightTable.calledFor : weightTable.unasked,
    requirementIds: requirement ? [requirement.id] : [],
    because: {
      requirementId: requirement?.id ?? null,
      sentence: requirement?.sentence ?? sentence,
      reason: reasonOfCompetency(called, job),
    },
  };
}

/** The highest of some requirements, within 1 to 5 (one that a recruiter has switched off weighs 0). */
function weightOf(requirements: Requirement[]): number | null {
  if (requirements.length === 0) return null;
  const highest = Math.max(...requirements.map(({ weight }) => weight));
  return Math.min(weightTable.max, Math.max(weightTable.min, Math.round(highest)));
}
