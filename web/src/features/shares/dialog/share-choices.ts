import type { Share, sharableCvs } from "@winnow/contract/shares.ts";
import { wordsOf } from "../../../words/words.ts";

export type ChoiceName = keyof Pick<
  Share,
  "shows_answers" | "shows_report" | "shows_cv" | "hides_name" | "allows_feedback"
>;
export type Choice = { name: ChoiceName; label: string; note: string; isDisabled?: boolean };

/** What can be chosen, each with what it means beside the rest: parts to show, of which there has to be one, and the rest. */
export function choicesOf(of: {
  /** Null while it is not known. */
  cv: (typeof sharableCvs)[number] | null;
  /** The own scorecard is not given yet, and points wait for it. */
  isWaiting: boolean;
  hidesName: boolean;
}): { parts: Choice[]; rest: Choice[] } {
  const { cv, isWaiting, hidesName } = of;
  const words = wordsOf("shares").choices;
  return {
    parts: [
      {
        name: "shows_answers",
        label: words.answers,
        note: hidesName ? words.answersNoteHidden : words.answersNote,
      },
      {
        name: "shows_report",
        label: words.report,
        note: isWaiting ? words.reportNoteWaiting : words.reportNote,
      },
      {
        name: "shows_cv",
        label: words.cv,
        note: cvNote(cv, hidesName),
        isDisabled: cv === null || cv === "none",
      },
    ],
    rest: [
      {
        name: "hides_name",
        label: words.name,
        note: words.nameNote,
      },
      {
        name: "allows_feedback",
        label: words.feedback,
        note: words.feedbackNote,
      },
    ],
  };
}

function cvNote(cv: (typeof sharableCvs)[number] | null, hidesName: boolean): string {
  const words = wordsOf("shares").choices;
  switch (cv) {
    case null:
      return words.cvUnknown;
    case "none":
      return words.cvNone;
    case "text":
      return words.cvText;
    case "file":
      return hidesName ? words.cvFileHidden : words.cvFile;
  }
}
