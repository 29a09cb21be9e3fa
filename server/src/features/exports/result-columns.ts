import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import type { Cell } from "../../platform/spreadsheets/cell.ts";
import type { ExportedResult } from "./exported-result.ts";

/** The first row of a table of results. */
export function headerRow(requirements: Requirement[]): Cell[] {
  return [
    "Rank",
    "Candidate",
    "E-mail",
    "Phone",
    "Location",
    "Latest job",
    "Years of work",
    "Score",
    "Own score",
    "Must-haves met",
    "Must-haves",
    ...requirements.map(({ kind, text }) => `${kind === "must" ? "Must" : "Nice"}: ${text}`),
    "Flags",
    "Decision",
    "Reason",
    "Decided by",
    "Decided at (UTC)",
    "Notes",
    "File",
  ];
}

/** One result in the columns of `headerRow`. */
export function resultRow(result: ExportedResult, requirements: Requirement[]): Cell[] {
  const { profile } = result.report;
  return [
    result.rank,
    result.label,
    profile.email?.value ?? null,
    profile.phone?.value ?? null,
    profile.location?.value ?? null,
    latestJob(result),
    profile.yearsOfWork,
    result.report.score,
    result.ownScore?.score ?? null,
    result.report.mustHavesMet,
    result.report.mustHaves,
    ...requirements.map(({ id }) => verdictWords(result.report, id)),
    [...new Set(result.report.flags.map(({ kind }) => kind))].join(", "),
    result.decision?.kind ?? null,
    result.decision?.reason ?? null,
    result.decision?.by ?? null,
    result.decision ? inUtc(result.decision.at) : null,
    result.notes.join("\n"),
    result.fileName,
  ];
}

/** Where a part of the CV could not be read, nothing is called "not stated". */
export function verdictWords({ facts, flags }: MatchReport, requirementId: string): string {
  const verdict = facts.find((fact) => fact.requirementId === requirementId)?.verdict ?? "not stated";
  const isReadInPart = flags.some(({ kind }) => kind === "unreadable parts");
  return verdict === "not stated" && isReadInPart ? "not read with certainty" : verdict;
}

function latestJob({ report }: ExportedResult): string | null {
  const job = report.profile.jobs.find(({ isCurrent }) => isCurrent) ?? report.profile.jobs[0];
  return [job?.title, job?.employer].filter(Boolean).join(", ") || null;
}

export function inUtc(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}
