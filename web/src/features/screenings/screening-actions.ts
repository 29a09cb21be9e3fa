import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { wordsOf } from "../../words/words.ts";

export type ScreeningAction = "start" | "stop" | "delete";

/** What the counts and the state of a screening allow just now; the server decides again when asked. */
export function legalActions(screening: Screening): ReadonlySet<ScreeningAction> {
  if (screening.status === "InProgress") return new Set(["stop"]);
  if (canStart(screening)) return new Set(["start", "delete"]);
  return new Set(["delete"]);
}

/** Where a click on a screening leads: to its set-up as long as there is nothing to see yet. */
export function screeningPath(screening: Pick<Screening, "id" | "status" | "counts">): string {
  const isUntouched = screening.status === "Pending" && screening.counts.screened === 0;
  return isUntouched ? paths.screening(screening.id) : paths.results(screening.id);
}

/** What a deletion takes with it: "38 CVs and 36 results"; null when there is nothing. */
export function deletedThings(counts: Pick<Screening["counts"], "uploaded" | "screened">): string | null {
  if (counts.uploaded === 0) return null;
  const words = wordsOf("screenings").deletion;
  return counts.screened === 0
    ? words.cvs({ cvs: counts.uploaded })
    : words.cvsAndResults({ cvs: counts.uploaded, results: counts.screened });
}

/** What a deletion takes with it, as a sentence: "12 CVs and 12 results are removed for good." */
export function deletionSentence(counts: Screening["counts"]): string {
  const things = deletedThings(counts);
  const words = wordsOf("screenings").deletion;
  if (things === null) return words.empty;
  return words.takesAlong({ things, isOne: counts.uploaded === 1 && counts.screened === 0 });
}

function canStart(screening: Screening): boolean {
  const { uploaded, screened, failed } = screening.counts;
  return screening.status === "Pending" && screening.jd_state === "read" && uploaded - screened - failed > 0;
}
