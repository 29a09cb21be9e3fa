import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEventCallback } from "@mui/material/utils";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { type CSSProperties, memo, type RefObject, useDeferredValue } from "react";
import { outOfSight, renderedWhenVisible } from "../../theme/styles.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import {
  type RestedAt,
  type SelectedRow,
  useHasLeft,
  useSelectedId,
} from "../../ui/list/use-selected-row.ts";
import { useWords } from "../../words/words.ts";
import { Hint } from "../hints/hint.tsx";
import { MatchReportView } from "../results/report/match-report-view.tsx";
import type { useScreeningResult } from "../screenings/queries.ts";
import { SelectedHead, SelectedHeadSkeleton, selectedHeadStyles } from "./selected-head.tsx";

type Props = {
  id: string;
  screeningId: string;
  isAwaited: boolean;
  selected: SelectedRow;
  resultOf: (id: string | null) => ScreeningResult | undefined;
  /** Whom the page is drawn for, which follows a moment after a step. */
  rested: RestedAt;
  /** Theirs. */
  report: ReturnType<typeof useScreeningResult>;
  /** The same, once it is there. */
  loaded: ScreeningResultWithReport | undefined;
  told: Parameters<typeof SelectedHead>[0]["told"];
  /** What the report scrolls in. */
  scrolled: RefObject<HTMLDivElement | null>;
  /** Shows the page of the CV in the list's place; null where all have room. */
  cvToggle: { isOpen: boolean; onToggle: () => void } | null;
  onDecide: (result: ScreeningResult, kind: DecisionKind | null) => void;
  onUndo: () => void;
  onStep: (step: "next" | "previous") => void;
};

/** The selected result beside the list: its head from the row at once, and below it the report. */
export function SelectedReport(props: Props) {
  return (
    <Paper variant="outlined" sx={paneStyle}>
      <Shown {...props} />
    </Paper>
  );
}

/** Drawn with every key, so it is plain elements whose styles stand around it. */
function Shown(props: Props) {
  const { id, screeningId, isAwaited, selected, resultOf, told, scrolled, cvToggle } = props;
  const { onDecide, onUndo, onStep } = props;
  const words = useWords("review").report;
  const selectedId = useSelectedId(selected);
  const current = resultOf(selectedId);
  const hasLeft = useHasLeft(selected, props.rested);
  const report = hasLeft ? null : props.report;
  const loaded = hasLeft ? undefined : props.loaded;
  // Whom the page is about comes first; a whole report takes longer to draw than a key may wait.
  const drawn = useDeferredValue(loaded);
  const shown = loaded && drawn?.id === loaded.id ? drawn : undefined;
  const onDecideCurrent = useEventCallback((kind: DecisionKind | null) => current && onDecide(current, kind));

  return (
    <section id={id} aria-label={words.label} aria-busy={isAwaited && !shown && !report?.error}>
      {current ? (
        <SelectedHead
          screeningId={screeningId}
          current={current}
          restedId={hasLeft ? null : current.id}
          report={loaded}
          told={told}
          onDecide={onDecideCurrent}
          onUndo={onUndo}
          onStep={onStep}
          cvToggle={cvToggle}
        />
      ) : isAwaited && !report?.error ? (
        <SelectedHeadSkeleton />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too. */}
      <div ref={scrolled} tabIndex={0} data-scrolls className="scrolled">
        {drawn ? (
          // Whoever was selected before is out of sight at once, and taken away together with drawing the next.
          <div style={shown ? undefined : hiddenStyle}>
            <ReportHint />
            <Report result={drawn} report={drawn} />
          </div>
        ) : null}
        {shown ? null : report?.error && !loaded ? (
          <ErrorState
            title={words.failed}
            error={report.error}
            onRetry={() => void report.refetch()}
            isRetrying={report.isFetching}
          />
        ) : isAwaited ? (
          // Nothing flashes up on the way to somebody whose report is there already.
          !hasLeft && !loaded ? (
            <Waiting />
          ) : null
        ) : (
          <Typography sx={{ color: "text.secondary" }}>{words.none}</Typography>
        )}
      </div>
    </section>
  );
}

const Waiting = memo(() => <Skeleton variant="rounded" height={320} />);

const hiddenStyle: CSSProperties = outOfSight;

const paneStyle = {
  minWidth: 0,
  minHeight: 0,
  overflow: "hidden",
  contain: "strict",
  "& > section": { display: "flex", flexDirection: "column", height: "100%" },
  ...selectedHeadStyles,
  "& .scrolled": {
    flex: 1,
    minHeight: 0,
    overflow: "auto",
    contain: "strict",
    p: 2,
  },
  // Most who step through a list look at the top alone.
  "& .scrolled [data-report-part]": renderedWhenVisible,
} as const;

/** Drawn again only when they are others, not with every key. */
const Report = memo(MatchReportView);
const ReportHint = memo(() => <Hint name="results">{useWords("review").report.hint}</Hint>);
