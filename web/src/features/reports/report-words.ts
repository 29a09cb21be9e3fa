import type { Interview } from "@winnow/contract/interviews.ts";
import { interviewOutcomeLabels, interviewStatusLabels } from "@winnow/contract/labels.ts";
import type { InterviewReport, Scorecard } from "@winnow/contract/reports.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { perLocale } from "../../words/format-locale.ts";

type Question = InterviewReport["questions"][number];
type Points = NonNullable<InterviewReport["points"]>;

const halves = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const oneDigit = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** "Completed", or how it ended otherwise: "Withdrawn". */
export function stateLabel({ status, outcome }: Pick<Interview, "status" | "outcome">): string {
  return outcome === "none" ? interviewStatusLabels[status] : interviewOutcomeLabels[outcome];
}

/** When the last of it was: "Completed Nov 22, 2026, 10:05 PM". */
export function whenWords(interview: Interview): string {
  const { completed_at, begun_at, invited_at } = interview;
  if (completed_at !== null) return `Completed ${formatDateTime(completed_at)}`;
  if (begun_at !== null) return `Begun ${formatDateTime(begun_at)}`;
  return invited_at === null ? "Not invited yet" : `Invited ${formatDateTime(invited_at)}`;
}

/** "7.5 of 12 points". */
export function pointsLabel({ made, of }: Points): string {
  return `${halves().format(made)} of ${formatCount(of, "point", "points")}`;
}

/** "3.8". */
export function formatMeanScore(score: number): string {
  return oneDigit().format(score);
}

/** The mean of the own scores; null while there are none. */
export function meanScore({ scores }: Pick<Scorecard, "scores">): number | null {
  const given = scores.flatMap(({ score }) => (score === null ? [] : [score]));
  return given.length === 0 ? null : given.reduce((sum, score) => sum + score, 0) / given.length;
}

/** Why no points are marked, to a person who looks for them; null where they are, or are hidden. */
export function unmarkedWords(
  unmarked: Question["unmarked"],
  options: { isGoingOn: boolean },
): string | null {
  switch (unmarked) {
    case null:
      return null;
    case "no answer":
      return "There is no answer to look for points in.";
    case "no transcript":
      return "A recording without a transcript is played, not marked.";
    case "being transcribed":
      return options.isGoingOn
        ? "What is said is put into text once the interview is over; then points are looked for."
        : "What is said is being put into text; then points are looked for.";
    case "transcription failed":
      return "What is said could not be put into text, so it is played, not marked.";
    case "no rubric":
      return "This question has no points to look for.";
    case "being marked":
      return options.isGoingOn
        ? "Points are looked for once the interview is over."
        : "Points are being looked for.";
  }
}

/** How an answer was given: "Audio, 2nd take", "Text, 3 minutes late". */
export function answerWords({ kind, take, late_seconds }: NonNullable<Question["answer"]>): string {
  const parts = [
    kind === null ? "Opened, not answered" : { text: "Text", audio: "Audio", video: "Video" }[kind],
  ];
  if (take > 1) parts.push(`${ordinal(take)} take`);
  if (late_seconds > 0) {
    parts.push(`the last of it came ${formatCount(Math.ceil(late_seconds / 60), "minute", "minutes")} late`);
  }
  return parts.join(", ");
}

function ordinal(number: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
  return `${number}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(number)] ?? "th"}`;
}
