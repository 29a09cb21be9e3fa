import { useEffect } from "react";

/** Pale ink on white paper cannot be read, so the colour mode is light while printing. */
export function useLightPaper() {
  useEffect(() => {
    const root = document.documentElement;
    let screenMode: string | null = null;
    function onBeforePrint() {
      screenMode = root.getAttribute("data-color-mode");
      root.setAttribute("data-color-mode", "light");
    }
    function onAfterPrint() {
      if (screenMode !== null) root.setAttribute("data-color-mode", screenMode);
    }
    window.addEventListener("beforeprint", onBeforePrint);
    window.addEventListener("afterprint", onAfterPrint);
    return () => {
      window.removeEventListener("beforeprint", onBeforePrint);
      window.removeEventListener("afterprint", onAfterPrint);
    };
  }, []);
}
