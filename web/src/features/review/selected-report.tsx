import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { memo, type Ref, useEffect, useRef } from "react";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { MatchReportView } from "../results/report/match-report-view.tsx";
import { ShownCv } from "../results/report/shown-cv.tsx";
import type { useScreeningResult } from "../screenings/queries.ts";
import { SelectedHead } from "./selected-head.tsx";

/** The selected result beside the list: its head from the row at once, below it the report, or the CV in its place. */
export function SelectedReport(props: {
  screeningId: string;
  isAwaited: boolean;
  current: ScreeningResult | undefined;
  report: ReturnType<typeof useScreeningResult>;
  /** The report of `current`, once it is there. */
  loaded: ScreeningResultWithReport | undefined;
  quotation: Quotation | null;
  isCvInPlace: boolean;
  turnButton: Ref<HTMLButtonElement>;
  /** Turns between the report and the CV; null where both have room. */
  onTurn: (() => void) | null;
  onDecide: (kind: DecisionKind | null) => void;
  onStep: (step: "next" | "previous") => void;
}) {
  const { screeningId, isAwaited, current, report, loaded, quotation, isCvInPlace, turnButton, onTurn } =
    props;
  const { onDecide, onStep } = props;
  const scrolled = useRef<HTMLDivElement>(null);
  const currentId = current?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another candidate begins at the top.
  useEffect(() => {
    scrolled.current?.scrollTo({ top: 0 });
  }, [currentId]);

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Report of the selected result"
      aria-busy={isAwaited && !loaded && !report.error}
      sx={{
        position: "sticky",
        top: 88,
        height: "calc(100dvh - 104px)",
        display: "flex",
        flexDirection: "column",
        overflow: "hidden",
      }}
    >
      {current ? (
        <SelectedHead
          screeningId={screeningId}
          current={current}
          report={loaded}
          onDecide={onDecide}
          onStep={onStep}
          turnButton={turnButton}
          turn={onTurn && { label: isCvInPlace ? "Back to the report" : "CV page", onTurn }}
        />
      ) : null}
      <Box sx={{ position: "relative", flex: 1, minHeight: 0 }}>
        <Box
          ref={scrolled}
          tabIndex={0}
          data-scrolls
          // Out of sight it keeps its place.
          sx={{ height: "100%", overflow: "auto", p: 3, visibility: isCvInPlace ? "hidden" : "visible" }}
        >
          {loaded ? (
            <Report result={loaded} report={loaded} />
          ) : report.error ? (
            <ErrorState
              title="The report could not be loaded."
              error={report.error}
              onRetry={() => void report.refetch()}
              isRetrying={report.isFetching}
            />
          ) : isAwaited ? (
            <>
              <Skeleton width="50%" height={32} />
              <Skeleton width="30%" sx={{ mb: 3 }} />
              <Skeleton variant="rounded" height={320} />
            </>
          ) : (
            <Typography sx={{ color: "text.secondary" }}>Select a result to see its report here.</Typography>
          )}
        </Box>
        {isCvInPlace ? (
          <Box
            component="section"
            aria-label="The original CV"
            sx={{ position: "absolute", inset: 0, backgroundColor: "background.paper" }}
          >
            {loaded ? (
              <ShownCv key={loaded.id} result={loaded} shown={quotation} />
            ) : (
              <Skeleton variant="rectangular" height="100%" />
            )}
          </Box>
        ) : null}
      </Box>
    </Paper>
  );
}

/** Drawn again only when it is another one, not with every key. */
const Report = memo(MatchReportView);
