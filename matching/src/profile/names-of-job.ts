import type { Line } from "@winnow/documents/document-text.ts";
import type { LabelOdds } from "../model/line-model.ts";
import { isCutAtInitial } from "./cut-entry-lines.ts";
import { jobPartKinds } from "./lines/job-part-label.ts";
import type { LinePart } from "./lines/part-features.ts";
import { oddsOfKinds } from "./lines/part-odds.ts";
import { asNamed, closeNamed, extendNamed, type NamedPart } from "./named-parts.ts";

/** What names a job, with its line and how likely it does. */
export type JobName = Pick<NamedPart, "line" | "text" | "odds">;
export type JobParts = { title: JobName | null; employer: JobName | null };

/** A part of a section's line with what it may be, and how likely its line is a heading. */
export type LikelyPart = LinePart & { odds: LabelOdds; ofHeading: number };

/**
 * How likely a head has no title, and no employer; that it is of a break between jobs ("Parental leave") and has neither;
 * and what a part is never less likely than.
 */
const rare = { noTitle: 0.05, noEmployer: 0.05, break: 0.01, least: 0.01 };
/** That a position has no employer of its own where all of them stand under one. */
const noEmployerWithinGroup = 0.9;

/** Parts of a head that may name something, and of a name: pairs of names grow with the square of their product. */
const most = { ofHead: 40, ofName: 8 };

/** Parts that stand together, by their places; `gain` is how much likelier they are of a kind than nothing asked for. */
type Span = { from: number; to: number; gain: number };

/** Of a job, of a position within an employer's dates, or of an employer who has several. */
export type KindOfHead = "job" | "position" | "employer";

/**
 * The likeliest title and employer among the parts of a head: one of each at the most, each of parts that stand together
 * in one line. All pairs are weighed against each other.
 */
export function namesOfJob(lines: readonly Line[], parts: readonly LikelyPart[], kind: KindOfHead): JobParts {
  const noEmployer = kind === "position" ? noEmployerWithinGroup : rare.noEmployer;
  const heard = parts.slice(0, most.ofHead);
  const titles = kind === "employer" ? [] : spansOf(heard, ["title"]);
  const employers = spansOf(heard, kind === "employer" ? ["employer", "title"] : ["employer"]);
  let [total, best] = [0, { weight: 0, title: null as Span | null, employer: null as Span | null }];
  const ofTitles = new Map<Span | null, number>();
  const ofEmployers = new Map<Span | null, number>();
  for (const title of [null, ...titles])
    for (const employer of [null, ...employers]) {
      if (title && employer && title.from < employer.to && employer.from < title.to) continue;
      const named = weightOf(title, rare.noTitle) * weightOf(employer, noEmployer);
      const weight = title || employer || kind === "employer" ? named : rare.break;
      total += weight;
      ofTitles.set(title, (ofTitles.get(title) ?? 0) + weight);
      ofEmployers.set(employer, (ofEmployers.get(employer) ?? 0) + weight);
      if (weight > best.weight) best = { weight, title, employer };
    }
  const named = (span: Span | null, weights: Map<Span | null, number>) =>
    span &&
    closeNamed(nameOf(lines, parts.slice(span.from, span.to), (weights.get(span) ?? 0) / total), lines);
  return { title: named(best.title, ofTitles), employer: named(best.employer, ofEmployers) };
}

function weightOf(span: Span | null, absent: number): number {
  return span ? Math.exp(span.gain) * (1 - absent) : absent;
}

type NameKind = "title" | "employer";

function spansOf(parts: readonly LikelyPart[], kinds: readonly NameKind[]): Span[] {
  const spans: Span[] = [];
  for (const [from, first] of parts.entries()) {
    if (isCutAtInitial(parts[from - 1], first)) continue;
    let gain = 0;
    for (let to = from; to < Math.min(parts.length, from + most.ofName); to += 1) {
      const part = parts[to];
      if (!part || part.isDates || part.isBody || part.line !== first.line) break;
      gain += gainOf(part, kinds);
      if (!isCutAtInitial(part, parts[to + 1])) spans.push({ from, to: to + 1, gain });
    }
  }
  return spans;
}

function gainOf({ odds, ofHeading }: LikelyPart, kinds: readonly NameKind[]): number {
  const ofKinds = oddsOfKinds(odds);
  const odd = (one: keyof typeof jobPartKinds) => ofKinds[jobPartKinds[one]] ?? 0;
  const named = kinds.reduce((sum, kind) => sum + odd(kind), 0) * (1 - ofHeading);
  const other = odd("other") * (1 - ofHeading) + ofHeading;
  return Math.log(Math.max(rare.least, named) / Math.max(rare.least, other));
}

function nameOf(lines: readonly Line[], parts: readonly LikelyPart[], odds: number): NamedPart {
  const [first, ...rest] = parts;
  if (!first) throw new RangeError("A name has parts.");
  const named = asNamed(first, odds);
  for (const part of rest) extendNamed(named, part, { text: lines[part.line]?.text ?? "", odds });
  return named;
}
