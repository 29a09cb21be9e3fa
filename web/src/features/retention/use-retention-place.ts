import { useSearchParams } from "react-router";

/** Whether the address of a page opens the dialog, as notifications do. */
export function useRetentionPlace() {
  const [parameters, setParameters] = useSearchParams();
  return {
    isOpen: parameters.get("retention") === "open",
    open: () =>
      setParameters(() => {
        const next = new URLSearchParams(window.location.search);
        next.set("retention", "open");
        return next;
      }),
    close: () =>
      setParameters(
        () => {
          const next = new URLSearchParams(window.location.search);
          next.delete("retention");
          return next;
        },
        { replace: true },
      ),
  };
}
