import type { MatchReport as WireReport } from "@winnow/contract/match-report.ts";
import type { Fact, MatchReport } from "@winnow/matching/match-report.ts";
import type { Confidence } from "@winnow/matching/profile.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { presentRequirement } from "../screenings/present.ts";

export function presentReport(report: MatchReport): WireReport {
  return {
    engine_version: report.engineVersion,
    as_of: report.asOf,
    score: report.score,
    must_haves_met: report.mustHavesMet,
    must_haves: report.mustHaves,
    requirements: report.requirements.map((requirement) => presentAssessed(report, requirement)),
    adjustments: report.adjustments,
    profile: presentProfile(report.profile),
    flags: report.flags,
    questions: report.questions.map((question) => ({
      requirement_id: question.requirementId,
      text: question.text,
    })),
  };
}

function presentAssessed(report: MatchReport, requirement: Requirement): WireReport["requirements"][number] {
  const fact: Fact | undefined = report.facts.find((one) => one.requirementId === requirement.id);
  const points = report.points.find((one) => one.requirementId === requirement.id);
  return {
    requirement: presentRequirement(requirement),
    verdict: fact?.verdict ?? "not stated",
    strength: fact?.strength ?? 0,
    points: points?.points ?? 0,
    maximum_points: points?.maximum ?? 0,
    taken_points: points?.taken ?? 0,
    quotations: fact?.quotations ?? [],
    remark: fact?.remark ?? null,
  };
}

export function presentProfile(profile: MatchReport["profile"]): WireReport["profile"] {
  return {
    name: profile.name && sure(profile.name),
    email: profile.email && sure(profile.email),
    phone: profile.phone && sure(profile.phone),
    location: profile.location && sure(profile.location),
    links: profile.links.map(sure),
    jobs: profile.jobs.map(({ isCurrent, ...job }) => ({ ...sure(job), is_current: isCurrent })),
    years_of_work: profile.yearsOfWork,
    education: profile.education.map((entry) => ({ ...sure(entry), fields: entry.fields ?? [] })),
    certificates: profile.certificates.map(sure),
    languages: profile.languages.map(sure),
    skills: profile.skills.map(({ listedAs: _, ...skill }) => sure(skill)),
  };
}

/** Reports from before engine 2026.11.3 say nothing of how sure a field is. */
function sure<Field extends { confidence?: Confidence }>(field: Field): Field & { confidence: Confidence } {
  return { ...field, confidence: field.confidence ?? "likely" };
}
