import OnIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BackIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { memo, useEffect, useRef } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { ErrorState } from "../../../ui/error-state.tsx";
import type { useScreeningResult } from "../queries.ts";
import { MatchReportView } from "../report/match-report-view.tsx";
import { resultName } from "../report/report-words.ts";
import { reportPath } from "../screening-actions.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { ReportFileButton } from "./report-file-button.tsx";
import { RevealButton } from "./reveal-button.tsx";

/** The report of the selected result beside the list. The one before stays until the next is there. */
export function SelectedReport(props: {
  screeningId: string;
  resultId: string | null;
  result: ReturnType<typeof useScreeningResult>;
  /** The result with what is on its way for it. */
  shown: ScreeningResultWithReport | undefined;
  onDecide: (kind: DecisionKind | null) => void;
  onStep: (step: "next" | "previous") => void;
  /** Shows the CV's page in place of the report, where both have no room; null where both have. */
  onShowCv: (() => void) | null;
}) {
  const { screeningId, resultId, result, shown, onDecide, onStep, onShowCv } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const shownId = shown?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another candidate begins at the top.
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [shownId]);

  return (
    <Paper
      ref={frame}
      variant="outlined"
      component="section"
      aria-label="Report of the selected result"
      aria-busy={result.isPlaceholderData || (resultId !== null && result.isPending)}
      tabIndex={0}
      data-scrolls
      sx={{
        position: "sticky",
        top: 88,
        height: "calc(100dvh - 104px)",
        overflow: "auto",
        borderRadius: "10px",
        scrollPaddingTop: 140,
      }}
    >
      {shown ? (
        <>
          <Box sx={headStyle}>
            <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="h2" dir="auto" sx={{ overflowWrap: "anywhere" }}>
                  {resultName(shown)}
                </Typography>
                <Typography
                  variant="body2"
                  sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
                  dir="auto"
                >
                  {shown.latest_job ?? (shown.is_hidden ? "" : shown.file_name)}
                </Typography>
              </Box>
              <IconButton size="small" aria-label="Candidate before" onClick={() => onStep("previous")}>
                <BackIcon fontSize="small" />
              </IconButton>
              <IconButton size="small" aria-label="Next candidate" onClick={() => onStep("next")}>
                <OnIcon fontSize="small" />
              </IconButton>
            </Box>
            <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 0.5, mt: 1 }}>
              <DecisionButtons
                name={resultName(shown)}
                decided={shown.decision?.kind ?? null}
                onDecide={onDecide}
              />
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
                <RevealButton screeningId={screeningId} result={shown} />
                {onShowCv ? (
                  <Button size="small" variant="outlined" color="inherit" onClick={onShowCv}>
                    CV page
                  </Button>
                ) : null}
                <ReportFileButton result={shown} />
                <Button
                  component={RouterLink}
                  to={{ pathname: reportPath(screeningId, shown.id), search }}
                  size="small"
                  variant="outlined"
                  color="inherit"
                >
                  Open the report
                </Button>
              </Box>
            </Box>
            {shown.decision?.reason ? (
              <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }} dir="auto">
                Reason: {shown.decision.reason}
              </Typography>
            ) : null}
          </Box>
          <Box sx={{ p: 3 }}>
            <Report result={shown} />
          </Box>
        </>
      ) : result.error ? (
        <ErrorState
          title="The report could not be loaded."
          error={result.error}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        />
      ) : (
        <Box sx={{ p: 3 }}>
          {resultId ? (
            <>
              <Skeleton width="50%" height={32} />
              <Skeleton width="30%" sx={{ mb: 3 }} />
              <Skeleton variant="rounded" height={320} />
            </>
          ) : (
            <Typography sx={{ color: "text.secondary" }}>Select a result to see its report here.</Typography>
          )}
        </Box>
      )}
    </Paper>
  );
}

/** Drawn again only when it is another one, not with every key. */
const Report = memo(MatchReportView);

const headStyle = {
  position: "sticky",
  top: 0,
  zIndex: 1,
  px: 3,
  py: 2,
  backgroundColor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;
