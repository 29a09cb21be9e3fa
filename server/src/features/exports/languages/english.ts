import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import type { Verdict } from "@winnow/contract/match-report.ts";
import { type resultHeadings as Headings, resultHeadings } from "@winnow/contract/results.ts";
import type { FlagKind } from "@winnow/matching/match-report.ts";
import type { SkillShown } from "@winnow/matching/profile.ts";
import type { Weight, Worth } from "@winnow/matching/worth.ts";
import { worthInEnglish } from "@winnow/matching/worth-in-english.ts";

type ReadVerdict = Verdict | "not read with certainty";
type Decided = { kind: NonNullable<DecisionKind>; reason: string | null; by: string; at: string };

/** What the files of results say. */
export const english = {
  number: (value: number, decimals: number) => value.toFixed(decimals),
  file: {
    results: "results",
    cvs: ({ count }: { count: number }): string => (count === 1 ? "CV" : "CVs"),
    reports: ({ count }: { count: number }): string => (count === 1 ? "match report" : "match reports"),
  },
  message: {
    deleted: ({ count }: { count: number }) =>
      `${count} ${count === 1 ? "result was" : "results were"} deleted meanwhile.`,
    unprintable: ({ count }: { count: number }) =>
      `In ${count} of the reports some letters cannot be printed; □ stands for each.`,
    notStored: ({ count }: { count: number }) =>
      `${count} of the CVs could not be put in; a text file in it names them.`,
    failed: "This file could not be made. Please try again.",
    noRoom: "There is no room left in this account for this file.",
  },
  archive: {
    missing: "These CVs are no longer stored, so that they could not be put into this archive:",
    missingFile: "CVs that are missing",
  },
  table: {
    sheet: "Results",
    rank: "Rank",
    candidate: "Candidate",
    email: "E-mail",
    phone: "Phone",
    ...(resultHeadings as Record<keyof typeof Headings, string>),
    ownScore: "Own score",
    mustHavesMet: "Must-haves met",
    mustHaves: "Must-haves",
    must: ({ text }: { text: string }) => `Must: ${text}`,
    nice: ({ text }: { text: string }) => `Nice: ${text}`,
    flags: "Flags",
    decision: "Decision",
    reason: "Reason",
    decidedBy: "Decided by",
    decidedAt: "Decided at (UTC)",
    notes: "Notes",
    file: "File",
    verdict: (verdict: ReadVerdict): string => verdict,
    decided: (kind: NonNullable<DecisionKind>): string => kind,
    flag: (kind: FlagKind): string => kind,
  },
  report: {
    document: ({ title }: { title: string }) => `${title}: match reports`,
    page: ({ number }: { number: number }) => `Page ${number}`,
    pageOfCv: ({ number }: { number: number }) => `p. ${number}`,
    quoted: (words: string) => `“${words}”`,
    /** A sentence that the engine has written down. */
    stored: (sentence: string) => sentence,
    footer: ({ engine, asOf }: { engine: string; asOf: string }) => `engine ${engine}, as of ${asOf}`,
    requirements: "Requirements",
    questions: "Questions to ask",
    about: "About this report",
    aboutText: ({ engine, asOf, weighedBy }: { engine: string; asOf: string; weighedBy: string | null }) =>
      `${
        weighedBy === null
          ? `Scored by Winnow ${engine}`
          : `Read by Winnow ${engine}, weighed by Winnow ${weighedBy} when the weights were changed`
      }; “present” is counted up to ${asOf}. The same CV against the same requirements gets the same score. A score decides nothing: people do.`,
    corrected: "What was read wrongly has been corrected by a person.",
    missingSigns:
      "Some letters of this CV cannot be printed in this file; □ stands for each of them. The original CV shows them.",
    score: "Score",
    rank: (of: { met: number; mustHaves: number; rank: number; all: number }) =>
      `${of.met} of ${of.mustHaves} must-haves met · rank ${of.rank} of ${of.all}`,
    hidden: "Names, contact and schools are hidden in this screening.",
    nameless: "The CV states no name that could be read.",
    decision: "Decision",
    decided: ({ kind, reason, by, at }: Decided) =>
      `${decisionLabels[kind].state}${reason ? `: ${reason}` : ""} (${by}, ${at} UTC)`,
    undecided: "Not decided yet.",
    ownScore: (own: { score: string; reason: string; by: string; at: string }) =>
      `Own score ${own.score}: ${own.reason} (${own.by}, ${own.at} UTC). The matching score stays as it is.`,
    note: ({ text }: { text: string }) => `Note: ${text}`,
    sum: "How the score adds up",
    shares: (worth: Pick<Worth, "group" | "points">[]) => worthInEnglish.shares(worth),
    weight: (weight: Weight) => worthInEnglish.weight(weight),
    pointsOf: ({ points, most }: { points: string; most: string }) => `${points} of ${most}`,
    must: "must-have",
    nice: "nice to have",
    verdict: (verdict: ReadVerdict) =>
      verdict === "partly" ? "Partly met" : verdict.charAt(0).toUpperCase() + verdict.slice(1),
    takes: ({ points }: { points: number }) =>
      `Not shown in full, it takes ${worthInEnglish.points(points)} points from all else.`,
    worthKnowing: "Worth knowing",
    work: ({ years }: { years: number }) =>
      `Work: ${years} ${years === 1 ? "year" : "years"}, overlaps counted once`,
    noJobs: "No jobs could be read.",
    job: "A job",
    noDates: "no dates",
    present: "present",
    education: "Education",
    certificates: "Certificates",
    languages: "Languages",
    skills: "Skills",
    skillShown: (shown: SkillShown): string => shown,
  },
};
