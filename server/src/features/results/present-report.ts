import type { MatchReport as WireReport } from "@winnow/contract/match-report.ts";
import type { Fact, MatchReport } from "@winnow/matching/match-report.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import { presentRequirement } from "../screenings/present.ts";
import type { StoredReport } from "../screenings/stored/read-stored-report.ts";

export function presentReport(report: StoredReport): WireReport {
  return {
    engine_version: report.engineVersion,
    weighed_by: weighedByOther(report),
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

/** The engine that weighed the facts, where that is not the one that found them. */
export function weighedByOther({ engineVersion, weighedBy }: StoredReport): string | null {
  return weighedBy === undefined || weighedBy === engineVersion ? null : weighedBy;
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
    found_by: fact?.foundBy ?? null,
  };
}

export function presentProfile(profile: MatchReport["profile"]): WireReport["profile"] {
  return {
    name: profile.name,
    email: profile.email,
    phone: profile.phone,
    location: profile.location,
    links: profile.links,
    jobs: profile.jobs.map(({ isCurrent, ...job }) => ({ ...job, is_current: isCurrent })),
    years_of_work: profile.yearsOfWork,
    education: profile.education,
    certificates: profile.certificates,
    languages: profile.languages,
    skills: profile.skills.map(({ listedAs: _, ...skill }) => skill),
  };
}
