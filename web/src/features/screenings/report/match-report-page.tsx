import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import type { ReactNode } from "react";
import { Link as RouterLink, useParams } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { PageSkeleton } from "../../../ui/page-skeleton.tsx";
import { useScreeningResult, useScreeningResults } from "../queries.ts";
import { useDecisions } from "../results/use-decisions.ts";
import { resultsPath } from "../screening-actions.ts";
import { ScreeningUnavailable } from "../screening-unavailable.tsx";
import { MatchReportView } from "./match-report-view.tsx";
import { ReportBesideOriginal } from "./report-beside-original.tsx";
import { ReportDecisionBar } from "./report-decision-bar.tsx";
import { ReportFiles } from "./report-files.tsx";
import { ReportPrintStyles } from "./report-print-styles.tsx";
import { ReportSteps } from "./report-steps.tsx";
import { resultName } from "./report-words.ts";
import { useReportSteps } from "./use-report-steps.ts";

/** The report of one result; without one in the address, of the best. */
export default function MatchReportPage() {
  const { sId = "", id } = useParams();
  return id === undefined ? <BestReport screeningId={sId} /> : <Report resultId={id} />;
}

function BestReport({ screeningId }: { screeningId: string }) {
  const best = useScreeningResults(screeningId, { size: 1 }, { isLive: false });
  const [result] = best.data?.data ?? [];
  if (result) return <Report resultId={result.id} />;
  if (best.error) {
    return (
      <ScreeningUnavailable
        pageTitle="Match report"
        error={best.error}
        onRetry={() => void best.refetch()}
        isRetrying={best.isFetching}
      />
    );
  }
  if (!best.data) return <ReportSkeleton />;
  return (
    <Titled>
      <EmptyState
        title="No report yet"
        action={
          <Button component={RouterLink} to={resultsPath(screeningId)} variant="outlined" color="inherit">
            Back to the results
          </Button>
        }
      >
        Reports appear as CVs are screened.
      </EmptyState>
    </Titled>
  );
}

function Report({ resultId }: { resultId: string }) {
  const result = useScreeningResult(resultId);
  if (result.data) return <LoadedReport result={result.data} />;
  if (result.error) {
    return (
      <ScreeningUnavailable
        pageTitle="Match report"
        error={result.error}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      />
    );
  }
  return <ReportSkeleton />;
}

function LoadedReport({ result }: { result: ScreeningResultWithReport }) {
  const decisions = useDecisions({ screeningId: result.screening.id, isStandingStill: false });
  const steps = useReportSteps(result);
  const shown = decisions.shown(result);
  return (
    <>
      <ReportPrintStyles />
      <ReportSteps result={shown} steps={steps} />
      <PageHeading
        title={resultName(shown)}
        subtitle={<ReportSubtitle result={shown} />}
        actions={<ReportFiles result={shown} />}
      />
      <ReportBesideOriginal key={shown.id} result={shown}>
        <MatchReportView
          result={shown}
          actions={<ReportDecisionBar result={shown} decisions={decisions} steps={steps} />}
        />
      </ReportBesideOriginal>
    </>
  );
}

function ReportSubtitle({ result }: { result: ScreeningResultWithReport }) {
  const { rank, is_tied, screening, latest_job, file_name, is_hidden } = result;
  return (
    <Box sx={{ overflowWrap: "anywhere" }}>
      {latest_job ? <bdi>{latest_job}</bdi> : null}
      {latest_job ? " · " : ""}
      Rank {rank} of {screening.results_count}
      {is_tied ? ", tied" : ""}
      {is_hidden || resultName(result) === file_name ? null : (
        <>
          {" · "}
          <bdi>{file_name}</bdi>
        </>
      )}
    </Box>
  );
}

function Titled({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeading title="Match report" />
      {children}
    </>
  );
}

function ReportSkeleton() {
  return (
    <PageSkeleton title="Match report">
      <Skeleton width={220} height={40} sx={{ mb: 1 }} />
      <Skeleton width={280} height={36} />
      <Skeleton width={200} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={480} sx={{ borderRadius: "10px" }} />
    </PageSkeleton>
  );
}
