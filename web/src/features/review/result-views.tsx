import type { ResultsList } from "../results/use-results-list.ts";
import { ScreeningSavedViews } from "../screenings/screening-saved-views.tsx";

/** The saved views of the results lists. */
export function ResultViews({ list }: { list: ResultsList }) {
  return <ScreeningSavedViews list="results" query={list.viewQuery} onChoose={list.openView} />;
}
