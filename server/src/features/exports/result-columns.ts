import { keysOf } from "@winnow/contract/keys-of.ts";
import { resultHeadings } from "@winnow/contract/results.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import type { Cell } from "../../platform/spreadsheets/cell.ts";
import type { ExportedResult } from "./exported-result.ts";

type Column = { header: string; value: (result: ExportedResult) => Cell };

/** The columns of a table of results, in its order: those of a result with one per requirement in between. */
export function resultColumns(requirements: Requirement[]): Column[] {
  return [
    { header: "Rank", value: ({ rank }) => rank },
    { header: "Candidate", value: ({ label }) => label },
    { header: "E-mail", value: ({ report }) => report.profile.email?.value ?? null },
    { header: "Phone", value: ({ report }) => report.profile.phone?.value ?? null },
    ...keysOf(resultHeadings).map((field) => ({
      header: resultHeadings[field],
      value: ({ listed }: ExportedResult) => listed[field],
    })),
    { header: "Own score", value: ({ ownScore }) => ownScore?.score ?? null },
    { header: "Must-haves met", value: ({ report }) => report.mustHavesMet },
    { header: "Must-haves", value: ({ report }) => report.mustHaves },
    ...requirements.map(({ id, kind, text }) => ({
      header: `${kind === "must" ? "Must" : "Nice"}: ${text}`,
      value: ({ report }: ExportedResult) => verdictWords(report, id),
    })),
    { header: "Flags", value: ({ report }) => [...new Set(report.flags.map(({ kind }) => kind))].join(", ") },
    { header: "Decision", value: ({ decision }) => decision?.kind ?? null },
    { header: "Reason", value: ({ decision }) => decision?.reason ?? null },
    { header: "Decided by", value: ({ decision }) => decision?.by ?? null },
    { header: "Decided at (UTC)", value: ({ decision }) => (decision ? inUtc(decision.at) : null) },
    { header: "Notes", value: ({ notes }) => notes.join("\n") },
    { header: "File", value: ({ fileName }) => fileName },
  ];
}

/** Where a part of the CV could not be read, nothing is called "not stated". */
export function verdictWords({ facts, flags }: MatchReport, requirementId: string): string {
  const verdict = facts.find((fact) => fact.requirementId === requirementId)?.verdict ?? "not stated";
  const isReadInPart = flags.some(({ kind }) => kind === "unreadable parts");
  return verdict === "not stated" && isReadInPart ? "not read with certainty" : verdict;
}

export function inUtc(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}
