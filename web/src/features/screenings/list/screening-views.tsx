import { useSearchParams } from "react-router";
import { ScreeningSavedViews } from "../screening-saved-views.tsx";
import { viewQuery } from "./view-query.ts";

/** The saved views of the screening list. */
export function ScreeningViews() {
  const [parameters, setParameters] = useSearchParams();
  return (
    <ScreeningSavedViews
      list="screenings"
      query={viewQuery(parameters)}
      onChoose={(chosen) => setParameters(new URLSearchParams(chosen))}
    />
  );
}
