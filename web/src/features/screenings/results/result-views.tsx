import { ScreeningSavedViews } from "../screening-saved-views.tsx";
import type { ResultsList } from "./use-results-list.ts";

/** The saved views of the results lists. */
export function ResultViews({ list }: { list: ResultsList }) {
  return <ScreeningSavedViews list="results" query={list.viewQuery} onChoose={list.openView} />;
}
