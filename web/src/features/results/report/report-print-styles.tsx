import GlobalStyles from "@mui/material/GlobalStyles";
import { paperColors } from "@winnow/contract/colors.ts";
import { useEffect } from "react";

/** Leaves the report alone on the paper, A4 or Letter, in the light colours. */
export function ReportPrintStyles() {
  useLightPaper();
  return (
    <GlobalStyles
      styles={{
        "@page": { margin: "18mm 16mm" },
        "@media print": {
          'header, nav, aside, footer, .MuiDrawer-root, a[href^="#"]': { display: "none !important" },
          "html, body": { backgroundColor: `${paperColors.sheet} !important` },
          main: { padding: "0 !important", margin: "0 !important" },
        },
      }}
    />
  );
}

/** Pale ink on white paper cannot be read, so the colour mode is light while printing. */
function useLightPaper() {
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
