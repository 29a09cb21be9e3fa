import type { Share, sharableCvs } from "@winnow/contract/shares.ts";

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
  return {
    parts: [
      {
        name: "shows_answers",
        label: "Answers",
        note: hidesName
          ? "What was written. Recordings are left out: a face or a voice says who it is."
          : "What was written and recorded.",
      },
      {
        name: "shows_report",
        label: "Report",
        note: isWaiting
          ? "Your decision; points with their quotations once you have given your scorecard."
          : "Points with their quotations, and your decision without its reason.",
      },
      {
        name: "shows_cv",
        label: "CV",
        note: cvNote(cv, hidesName),
        isDisabled: cv === null || cv === "none",
      },
    ],
    rest: [
      {
        name: "hides_name",
        label: "Hide the name",
        note: "Name, contact details and schools are left out of everything that is shown.",
      },
      {
        name: "allows_feedback",
        label: "Ask for feedback",
        note: "A thumb or a comment, which you find in the report.",
      },
    ],
  };
}

function cvNote(cv: (typeof sharableCvs)[number] | null, hidesName: boolean): string {
  switch (cv) {
    case null:
      return "Looking whether there is one.";
    case "none":
      return "No CV came with this candidate.";
    case "text":
      return "Its text without name, contact details and schools, as in its screening.";
    case "file":
      return hidesName
        ? "Its text without name, contact details and schools. The file is left out: it says who it is."
        : "Its text without contact details, and the file as it was sent.";
  }
}
