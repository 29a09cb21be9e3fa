import Paper from "@mui/material/Paper";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { ShownCv } from "./shown-cv.tsx";

/** The CV beside its report, turned to the quotation that is shown. */
export function OriginalPane(props: { result: ScreeningResultWithReport; shown: Quotation | null }) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="The original CV"
      sx={{
        position: "sticky",
        top: 88,
        height: "calc(100dvh - 104px)",
        overflow: "hidden",
        borderRadius: "10px",
        displayPrint: "none",
      }}
    >
      <ShownCv {...props} />
    </Paper>
  );
}
