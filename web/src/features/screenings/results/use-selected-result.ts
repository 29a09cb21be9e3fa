import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";

export type SelectedResult = {
  /** What the address names. */
  selectedId: string | null;
  /** What is shown: the selected one, or else the first of the list. */
  shownId: string | null;
  select: (resultId: string) => void;
  setFirstId: (resultId: string | null) => void;
};

/** Which result is selected; in the address once somebody has chosen. */
export function useSelectedResult(): SelectedResult {
  const [parameters, setParameters] = useSearchParams();
  const [firstId, setFirstId] = useState<string | null>(null);
  const selectedId = parameters.get("selected");

  const select = useCallback(
    (resultId: string) =>
      setParameters(
        (previous) => {
          const next = new URLSearchParams(previous);
          next.set("selected", resultId);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );

  return { selectedId, shownId: selectedId ?? firstId, select, setFirstId };
}
