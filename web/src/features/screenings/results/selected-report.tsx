import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useScreeningResult } from "../queries.ts";
import { MatchReportView } from "../report/match-report-view.tsx";
import { resultName } from "../report/report-words.ts";
import { reportPath } from "../screening-actions.ts";

/** The report of the selected result beside the list. The one before stays until the next is there. */
export function SelectedReport({ screeningId, resultId }: { screeningId: string; resultId: string | null }) {
  const result = useScreeningResult(resultId);
  return (
    <Paper
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
        p: 4,
      }}
    >
      {result.data ? (
        <>
          <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2, mb: 2 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="h2" dir="auto" sx={{ overflowWrap: "anywhere" }}>
                {resultName(result.data)}
              </Typography>
              <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }} dir="auto">
                {result.data.latest_job ?? result.data.file_name}
              </Typography>
            </Box>
            <Button
              component={RouterLink}
              to={reportPath(screeningId, result.data.id)}
              variant="outlined"
              color="inherit"
            >
              Open the report
            </Button>
          </Box>
          <MatchReportView result={result.data} />
        </>
      ) : result.error ? (
        <ErrorState
          title="The report could not be loaded."
          error={result.error}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        />
      ) : resultId ? (
        <>
          <Skeleton width="50%" height={32} />
          <Skeleton width="30%" sx={{ mb: 3 }} />
          <Skeleton variant="rounded" height={320} />
        </>
      ) : (
        <Typography sx={{ color: "text.secondary" }}>Select a result to see its report here.</Typography>
      )}
    </Paper>
  );
}
