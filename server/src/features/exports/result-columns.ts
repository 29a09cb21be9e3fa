import { keysOf } from "@winnow/contract/keys-of.ts";
import { resultHeadings } from "@winnow/contract/results.ts";
import type { MatchReport, Verdict } from "@winnow/matching/match-report.ts";
import type { Requirement } from "@winnow/matching/requirement.ts";
import type { Cell } from "../../platform/spreadsheets/cell.ts";
import type { ExportedResult } from "./exported-result.ts";
import type { LanguageOfExports } from "./languages/languages.ts";

type Column = { header: string; value: (result: ExportedResult) => Cell };

/** The columns of a table of results, in its order: those of a result with one per requirement in between. */
export function resultColumns(requirements: Requirement[], words: LanguageOfExports["table"]): Column[] {
  return [
    { header: words.rank, value: ({ rank }) => rank },
    { header: words.candidate, value: ({ label }) => label },
    { header: words.email, value: ({ report }) => report.profile.email?.value ?? null },
    { header: words.phone, value: ({ report }) => report.profile.phone?.value ?? null },
    ...keysOf(resultHeadings).map((field) => ({
      header: words[field],
      value: ({ listed }: ExportedResult) => listed[field],
    })),
    { header: words.ownScore, value: ({ ownScore }) => ownScore?.score ?? null },
    { header: words.mustHavesMet, value: ({ report }) => report.mustHavesMet },
    { header: words.mustHaves, value: ({ report }) => report.mustHaves },
    ...requirements.map(({ id, kind, text }) => ({
      header: kind === "must" ? words.must({ text }) : words.nice({ text }),
      value: ({ report }: ExportedResult) => words.verdict(readVerdict(report, id)),
    })),
    {
      header: words.flags,
      value: ({ report }) => [...new Set(report.flags.map(({ kind }) => words.flag(kind)))].join(", "),
    },
    {
      header: words.decision,
      value: ({ decision }) => (decision?.kind ? words.decided(decision.kind) : null),
    },
    { header: words.reason, value: ({ decision }) => decision?.reason ?? null },
    { header: words.decidedBy, value: ({ decision }) => decision?.by ?? null },
    { header: words.decidedAt, value: ({ decision }) => (decision ? inUtc(decision.at) : null) },
    { header: words.notes, value: ({ notes }) => notes.join("\n") },
    { header: words.file, value: ({ fileName }) => fileName },
  ];
}

/** Where a part of the CV could not be read, nothing is called "not stated". */
export function readVerdict(
  { facts, flags }: MatchReport,
  requirementId: string,
): Verdict | "not read with certainty" {
  const verdict = facts.find((fact) => fact.requirementId === requirementId)?.verdict ?? "not stated";
  const isReadInPart = flags.some(({ kind }) => kind === "unreadable parts");
  return verdict === "not stated" && isReadInPart ? "not read with certainty" : verdict;
}

export function inUtc(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}
