import { useSearchParams } from "react-router";
import { type DateRange, isDay } from "./date-range.ts";

/** The first and the last day of a list, kept in the address beside its filters. */
export function useDateRange(): {
  range: DateRange;
  setRange: (range: DateRange) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const day = (name: string) => {
    const given = parameters.get(name) ?? "";
    return isDay(given) ? given : "";
  };
  return {
    range: { from: day("from"), to: day("to") },
    setRange: (range) =>
      setParameters(
        (previous) => {
          const next = new URLSearchParams(previous);
          next.delete("page");
          for (const name of ["from", "to"] as const) {
            if (range[name] === "") next.delete(name);
            else next.set(name, range[name]);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
