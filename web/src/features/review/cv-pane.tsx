import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { type CSSProperties, memo, useDeferredValue } from "react";
import { outOfSight } from "../../theme/styles.ts";
import { type RestedAt, type SelectedRow, useHasLeft } from "../../ui/list/use-selected-row.ts";
import { useWords } from "../../words/words.ts";
import { ShownCv } from "../results/report/shown-cv.tsx";

type Props = {
  isAwaited: boolean;
  selected: SelectedRow;
  /** Whom the page is drawn for, which follows a moment after a step. */
  rested: RestedAt;
  /** Undefined while it is on its way. */
  result: ScreeningResultWithReport | undefined;
  shown: Quotation | null;
};

/** The CV beside the report, turned to the quotation that is shown. */
export function CvPane(props: Props) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={useWords("review").report.cv}
      sx={{ minWidth: 0, minHeight: 0, overflow: "hidden", contain: "strict" }}
    >
      <Shown {...props} />
    </Paper>
  );
}

/** Drawn with every key. */
function Shown(props: Props) {
  const { isAwaited, selected, rested, shown } = props;
  const hasLeft = useHasLeft(selected, rested);
  const result = hasLeft ? undefined : props.result;
  // Whom the page is about comes first; their pages are drawn once the next key has been heard.
  const drawn = useDeferredValue(result);
  const isDrawn = drawn !== undefined && drawn.id === result?.id;
  return (
    <>
      {drawn ? (
        <div style={isDrawn ? fillingStyle : hiddenStyle}>
          <Cv key={drawn.id} result={drawn} shown={shown} />
        </div>
      ) : null}
      {isAwaited && !result && !hasLeft ? <Waiting /> : null}
    </>
  );
}

const fillingStyle: CSSProperties = { height: "100%" };
const hiddenStyle: CSSProperties = outOfSight;
const Waiting = memo(() => <Skeleton variant="rectangular" height="100%" />);
const Cv = memo(ShownCv);
