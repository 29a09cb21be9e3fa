import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useParams } from "react-router";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { useScreening } from "../queries.ts";
import { ScreeningProgress } from "../screening-progress.tsx";
import { ScreeningStatusChip } from "../screening-status-chip.tsx";
import { ScreeningUnavailable } from "../screening-unavailable.tsx";
import { useFollowedCounts } from "../use-followed-counts.ts";
import { FailedFiles } from "./failed-files.tsx";
import { RankedResults } from "./ranked-results.tsx";
import { ResultsActions } from "./results-actions.tsx";
import { SelectedReport } from "./selected-report.tsx";
import { useSelectedResult } from "./use-selected-result.ts";

/** The ranked results of a screening, and beside them the report of the selected one where there is room. */
export default function ScreeningResultsPage() {
  const { id = "" } = useParams();
  const screening = useScreening(id);

  if (screening.data) return <Results key={id} screening={screening.data} />;
  if (screening.error) {
    return (
      <ScreeningUnavailable
        pageTitle="Results"
        error={screening.error}
        onRetry={() => void screening.refetch()}
        isRetrying={screening.isFetching}
      />
    );
  }
  return (
    <Box aria-busy="true" aria-label="Loading">
      <Skeleton width={280} height={36} sx={{ mb: 4 }} />
      <Skeleton variant="rounded" height={560} />
    </Box>
  );
}

function Results({ screening }: { screening: Screening }) {
  useFollowedCounts(screening);
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up("lg"), { noSsr: true });
  const selection = useSelectedResult();
  return (
    <>
      <PageHeading
        title={screening.title}
        subtitle={<ScreeningStatusChip status={screening.status} />}
        actions={<ResultsActions screening={screening} />}
      />
      <ScreeningProgress screening={screening} />
      <FailedFiles screening={screening} />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(340px, 2fr) minmax(0, 3fr)" },
        }}
      >
        <RankedResults screening={screening} selection={selection} hasRoom={hasRoom} />
        {hasRoom ? <SelectedReport screeningId={screening.id} resultId={selection.shownId} /> : null}
      </Box>
    </>
  );
}
