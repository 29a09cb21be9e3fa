import type { MatchReport } from "@winnow/contract/match-report.ts";
import type { RequirementEvidence } from "@winnow/contract/reports.ts";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { questionForRequirement } from "@winnow/interviewing/question-for-requirement.ts";

type Question = { id: string; skill: string | null; sentence: string | null };

/**
 * Each requirement with its best quotation of the CV and the questions about it: those of a skill by which the
 * requirement is called or asked about, and those that quote its sentence and are about no other requirement's skill.
 */
export function evidenceOf(report: MatchReport, questions: Question[]): RequirementEvidence[] {
  const isReadInPart = report.flags.some(({ kind }) => kind === "unreadable parts");
  const skills = report.requirements.map(({ requirement }) => skillsOf(requirement));
  const isOfSkill = ({ skill }: Question, names: Set<string>) => skill !== null && names.has(folded(skill));
  const unclaimed = questions.filter((question) => !skills.some((names) => isOfSkill(question, names)));
  return report.requirements.map(({ requirement, verdict, quotations, found_by }, index) => {
    const { id, kind, text, sentence } = requirement;
    const [best] = quotations;
    const names = skills[index] ?? new Set();
    return {
      requirement: { id, kind, text },
      cv: {
        verdict,
        quotation: best ? { text: best.text, page: best.page } : null,
        is_read_in_part: isReadInPart,
        found_by,
      },
      question_ids: questions
        .filter(
          (question) =>
            isOfSkill(question, names) ||
            (sentence !== null && question.sentence === sentence && unclaimed.includes(question)),
        )
        .map((question) => question.id),
    };
  });
}

/** The names of skills that a requirement goes by. */
function skillsOf(requirement: Requirement): Set<string> {
  const { any_of: anyOf, ...rest } = requirement;
  const asked = questionForRequirement({ ...rest, anyOf })?.skill;
  return new Set([requirement.text, ...anyOf, ...(asked ? [asked] : [])].map(folded));
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
