import type { Interview } from "@winnow/contract/interviews.ts";
import type { InterviewReport, Scorecard } from "@winnow/contract/reports.ts";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { perLocale } from "../../words/format-locale.ts";
import { wordsOf } from "../../words/words.ts";

type Question = InterviewReport["questions"][number];
type Points = NonNullable<InterviewReport["points"]>;

const halves = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const oneDigit = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** "Completed", or how it ended otherwise: "Withdrawn". */
export function stateLabel({ status, outcome }: Pick<Interview, "status" | "outcome">): string {
  const { interviewStatuses, interviewOutcomes } = wordsOf("labels");
  return outcome === "none" ? interviewStatuses[status] : interviewOutcomes[outcome];
}

/** When the last of it was: "Completed Nov 22, 2026, 10:05 PM". */
export function whenWords(interview: Interview): string {
  const { completed_at, begun_at, invited_at } = interview;
  const { when: words } = wordsOf("reports");
  if (completed_at !== null) return words.completed({ at: formatDateTime(completed_at) });
  if (begun_at !== null) return words.begun({ at: formatDateTime(begun_at) });
  return invited_at === null ? words.notInvited : words.invited({ at: formatDateTime(invited_at) });
}

/** "7.5 of 12 points". */
export function pointsLabel({ made, of }: Points): string {
  return wordsOf("reports").points({ made: halves().format(made), of });
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
  const { unmarked: words } = wordsOf("reports");
  switch (unmarked) {
    case null:
      return null;
    case "no answer":
      return words.noAnswer;
    case "no transcript":
      return words.noTranscript;
    case "being transcribed":
      return options.isGoingOn ? words.transcribedLater : words.beingTranscribed;
    case "transcription failed":
      return words.transcriptionFailed;
    case "no rubric":
      return words.noRubric;
    case "being marked":
      return options.isGoingOn ? words.markedLater : words.beingMarked;
  }
}

/** How an answer was given: "Audio, 2nd take", "Text, 3 minutes late". */
export function answerWords({ kind, take, late_seconds }: NonNullable<Question["answer"]>): string {
  const { answer: words } = wordsOf("reports");
  const parts = [kind === null ? words.opened : words.kinds[kind]];
  if (take > 1) parts.push(words.take({ take }));
  if (late_seconds > 0) parts.push(words.late({ minutes: Math.ceil(late_seconds / 60) }));
  return parts.join(", ");
}
