import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Which result is selected; in the address once somebody has chosen. */
export function useSelectedResult(): { selectedId: string | null; select: (resultId: string) => void } {
  const [parameters, setParameters] = useSearchParams();
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
  return { selectedId: parameters.get("selected"), select };
}
