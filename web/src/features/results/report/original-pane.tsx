import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { useWords } from "../../../words/words.ts";
import { ShownCv } from "./shown-cv.tsx";

/** The CV beside its report, turned to the quotation that is shown. */
export function OriginalPane(props: {
  /** Undefined while it is on its way. */
  result: ScreeningResultWithReport | undefined;
  shown: Quotation | null;
}) {
  const { result, shown } = props;
  const { cv: words } = useWords("matchReport");
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={words.title}
      sx={{
        position: "sticky",
        top: 88,
        height: "calc(100dvh - 104px)",
        overflow: "hidden",
        displayPrint: "none",
      }}
    >
      {result ? (
        <ShownCv key={result.id} result={result} shown={shown} />
      ) : (
        <Skeleton variant="rectangular" height="100%" />
      )}
    </Paper>
  );
}
