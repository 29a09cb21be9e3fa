import { rejectReasons } from "@winnow/contract/decisions.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import type { MatchReport } from "@winnow/contract/match-report.ts";
import { plural } from "../plural.ts";

type Named = { name: string };
type Counted = { count: number };

/** Results of a screening wherever they are shown: who, which rank, what was noticed and decided, and other weights. */
const words = {
  candidate: ({ number }: { number: number }) => `Candidate ${number}`,
  mustHaves: ({ met, of }: { met: number; of: number }) =>
    plural(of, { one: `${met} of # must-have`, other: `${met} of # must-haves` }),
  noMustHaves: "No must-haves asked for",
  rank: ({ rank }: { rank: number }) => `Rank ${rank}`,
  rankTied: ({ rank }: { rank: number }) => `Rank ${rank}, tied`,
  years: ({ years }: { years: number }) => plural(years, { one: "# year", other: "# years" }),
  months: ({ months }: { months: number }) => plural(months, { one: "# month", other: "# months" }),
  /** In neutral words. */
  flags: {
    "hidden text": "Hidden text",
    "repeats the job description": "Repeats the job description",
    "keyword list": "Keyword list",
    "instructions to a machine": "Instructions to a machine",
    "unreadable parts": "Unreadable parts",
  } as Readonly<Record<MatchReport["flags"][number]["kind"], string>>,

  saveAsJson: "Save as JSON",

  choices: {
    bands: { strong: "80 and more", good: "65–79", partial: "45–64", weak: "Below 45" },
    mustHaves: { "all met": "All met", "some missing": "Some missing" },
    samePerson: "Same person",
    undecided: "Undecided",
    sorts: {
      matching_score: "Score",
      own_score: "My score",
      must_haves_met: "Must-haves met",
      years_of_work: "Years of work",
      name: "Name",
      decided_at: "Decided last",
      created_at: "Screened last",
    },
  },

  decisions: {
    candidates: ({ count }: Counted) => plural(count, { one: "# candidate", other: "# candidates" }),
    cleared: ({ whom }: { whom: string }) => `Cleared the decision on ${whom}`,

    doneWhy: ({ done, reason }: { done: string; reason: string }) => `${done}: ${isolate(reason)}`,
    nothingChanged: ({ rest }: Rest) => `Nothing has changed: ${stay(rest)}`,
    someChanged: ({ done, rest }: Rest & { done: string }) => `${done}; ${stay(rest)}`,
    nothingPutBack: "Nothing was put back",
    putBack: ({ count }: Counted) => `Put back ${plural(count, { one: "# decision", other: "# decisions" })}`,
    putBackBut: ({ back, kept }: { back: string; kept: string }) =>
      `${back}; ${kept} decided on again since stay as they are`,
    undo: "Undo",
    nothingToUndo: "There is nothing to undo.",
    notChanged: ({ name, reason }: Named & { reason: string }) =>
      `${isolate(name)} was not changed. ${reason}`,
    notSaved: ({ reason }: { reason: string }) => `This was not saved, so nothing has changed. ${reason}`,
    someCandidate: "A candidate",
    unchanged: ({ count }: Counted) =>
      plural(count, {
        one: "# candidate was not changed:",
        other: "# candidates were not changed:",
      }),
  },
  rejection: {
    title: { before: "Why reject ", after: "?" },
    reasons: rejectReasons as readonly string[],
    otherWords: "In other words",
    reject: "Reject",
  },
  reveal: {
    act: "Reveal",
    title: ({ name }: Named) => `Reveal ${isolate(name)}?`,
    text: "Name, contact and schools are shown from then on to everybody in this screening. That you revealed them is written into the candidate’s history.",
    done: ({ name }: Named) => `${isolate(name)} is revealed. It is written in the history.`,
  },

  simulation: {
    title: "What-if",
    text: "From 0 (left out) to 5 (most). Nothing is saved or charged while you try.",
    none: { title: "No results to weigh yet", text: "They appear here as CVs are read." },
    failed: "The weights could not be loaded.",
    loading: "Loading",
    save: "Save…",
    discard: "Discard",
    weightless: "Give at least one requirement some weight.",
    start: "Move a weight to see how the order changes.",
    saving: {
      title: "Save these weights?",
      confirm: ({ count }: Counted) =>
        `Score ${plural(count, { one: "# result", other: "# results" })} again`,
      text: "Every result is scored again from what was read, free of charge, and it is written into each history. Decisions stay as they are.",
      done: ({ count }: Counted) =>
        `Scored ${plural(count, { one: "# result", other: "# results" })} by the new weights.`,
    },
    weights: "Weights of the requirements",
    kind: ({ text }: { text: string }) => `Must-have or nice to have: ${isolate(text)}`,
    kinds: { must: "Must", nice: "Nice" },
    weight: ({ text }: { text: string }) => `Weight of ${isolate(text)}`,
    was: ({ worth, before }: { worth: string; before: string }) => `${worth}, was ${before}`,
    ranking: "Results by these weights",
    more: ({ total }: { total: string }) => `Show more of ${total}`,
    moved: {
      no: "as before",
      up: ({ by }: { by: number }) => `up ${by}`,
      down: ({ by }: { by: number }) => `down ${by}`,
    },
    missingMusts: "must-haves not shown in full",
    same: "The top ten stay the same people.",
    entered: ({ names }: { names: string }) => `Into the top ten: ${names}.`,
    left: ({ names }: { names: string }) => `Out of the top ten: ${names}.`,
    leftIt: ({ names }: { names: string }) => `Out of it: ${names}.`,
    mover: ({ name, cause, points }: Named & { cause: string; points: string }) =>
      `${isolate(name)} (“${isolate(cause)}” ${points})`,
    andMore: ({ names, count }: { names: string; count: number }) => `${names} and ${count} more`,
  },
};

type Rest = { rest: number };

function stay(rest: number): string {
  return plural(rest, { one: "# stays as it was", other: "# stay as they were" });
}

export default words;
