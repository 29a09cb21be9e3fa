import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEventCallback } from "@mui/material/utils";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { memo, type RefObject, useDeferredValue } from "react";
import { outOfSight, renderedWhenVisible } from "../../theme/styles.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { type SelectedRowStore, useSelectedId } from "../../ui/list/use-selected-row.ts";
import { useWords } from "../../words/words.ts";
import { Hint } from "../hints/hint.tsx";
import { MatchReportView } from "../results/report/match-report-view.tsx";
import type { useScreeningResult } from "../screenings/queries.ts";
import { SelectedHead, SelectedHeadSkeleton } from "./selected-head.tsx";

/** The selected result beside the list: its head from the row at once, and below it the report. */
export function SelectedReport(props: {
  id: string;
  screeningId: string;
  isAwaited: boolean;
  selected: SelectedRowStore;
  resultOf: (id: string | null) => ScreeningResult | undefined;
  /** Whom the rest of the page is about, for a moment after a step still the one before; with their report. */
  drawnId: string | null;
  report: ReturnType<typeof useScreeningResult> | null;
  /** The same, once it is there. */
  loaded: ScreeningResultWithReport | undefined;
  /** What the report scrolls in. */
  scrolled: RefObject<HTMLDivElement | null>;
  /** Shows the page of the CV in the list's place; null where all have room. */
  cvToggle: { isOpen: boolean; onToggle: () => void } | null;
  onDecide: (result: ScreeningResult, kind: DecisionKind | null) => void;
  onUndo: () => void;
  onStep: (step: "next" | "previous") => void;
}) {
  const { id, screeningId, isAwaited, selected, resultOf, scrolled, cvToggle } = props;
  const { onDecide, onUndo, onStep } = props;
  const words = useWords("review").report;
  const selectedId = useSelectedId(selected);
  const current = resultOf(selectedId);
  const report = props.drawnId === selectedId ? props.report : null;
  const loaded = props.loaded?.id === selectedId ? props.loaded : undefined;
  // Whom the page is about comes first; a whole report takes longer to draw than a key may wait.
  const drawn = useDeferredValue(props.loaded);
  const shown = loaded && drawn?.id === loaded.id ? drawn : undefined;
  const onDecideCurrent = useEventCallback((kind: DecisionKind | null) => current && onDecide(current, kind));

  return (
    <Paper
      id={id}
      variant="outlined"
      component="section"
      aria-label={words.label}
      aria-busy={isAwaited && !shown && !report?.error}
      sx={{
        minWidth: 0,
        minHeight: 0,
        display: "flex",
        flexDirection: "column",
        overflow: "hidden",
        contain: "strict",
      }}
    >
      {current ? (
        <SelectedHead
          screeningId={screeningId}
          current={current}
          report={loaded}
          onDecide={onDecideCurrent}
          onUndo={onUndo}
          onStep={onStep}
          cvToggle={cvToggle}
        />
      ) : isAwaited && !report?.error ? (
        <SelectedHeadSkeleton />
      ) : null}
      <Box ref={scrolled} tabIndex={0} data-scrolls sx={scrolledStyle}>
        {drawn ? (
          // Whoever was selected before is out of sight at once, and taken away together with drawing the next.
          <Box sx={shown ? undefined : outOfSight}>
            <Hint name="results">{words.hint}</Hint>
            <Report result={drawn} report={drawn} />
          </Box>
        ) : null}
        {shown ? null : report?.error && !loaded ? (
          <ErrorState
            title={words.failed}
            error={report.error}
            onRetry={() => void report.refetch()}
            isRetrying={report.isFetching}
          />
        ) : isAwaited ? (
          <Skeleton variant="rounded" height={320} />
        ) : (
          <Typography sx={{ color: "text.secondary" }}>{words.none}</Typography>
        )}
      </Box>
    </Paper>
  );
}

const scrolledStyle = {
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  contain: "strict",
  p: 2,
  // Most who step through a list look at the top alone.
  "& [data-report-part]": renderedWhenVisible,
} as const;

/** Drawn again only when it is another one, not with every key. */
const Report = memo(MatchReportView);
