import { useSearchParams } from "react-router";

/** Whether the address of a page opens the dialog, as notifications do. */
export function useRetentionPlace() {
  const [parameters, setParameters] = useSearchParams();
  return {
    isOpen: parameters.get("retention") === "open",
    open: () =>
      setParameters((before) => {
        const next = new URLSearchParams(before);
        next.set("retention", "open");
        return next;
      }),
    close: () =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete("retention");
          return next;
        },
        { replace: true },
      ),
  };
}
