import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { memo, useDeferredValue } from "react";
import { outOfSight } from "../../theme/styles.ts";
import { type SelectedRowStore, useSelectedId } from "../../ui/list/use-selected-row.ts";
import { useWords } from "../../words/words.ts";
import { ShownCv } from "../results/report/shown-cv.tsx";

/** The CV beside the report, turned to the quotation that is shown. */
export function CvPane(props: {
  isAwaited: boolean;
  selected: SelectedRowStore;
  /** Undefined while it is on its way. */
  result: ScreeningResultWithReport | undefined;
  shown: Quotation | null;
}) {
  const { isAwaited, selected, result, shown } = props;
  const words = useWords("review").report;
  // Whom the page is about comes first; their pages are drawn once the next key has been heard.
  const drawn = useDeferredValue(result);
  const selectedId = useSelectedId(selected);
  const isDrawn = drawn !== undefined && drawn.id === result?.id && drawn.id === selectedId;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={words.cv}
      sx={{ minWidth: 0, minHeight: 0, overflow: "hidden", contain: "strict" }}
    >
      {drawn ? (
        <Box sx={isDrawn ? { height: "100%" } : outOfSight}>
          <Cv key={drawn.id} result={drawn} shown={shown} />
        </Box>
      ) : null}
      {isAwaited && !isDrawn ? <Skeleton variant="rectangular" height="100%" /> : null}
    </Paper>
  );
}

const Cv = memo(ShownCv);
