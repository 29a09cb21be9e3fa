import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult, ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { type ReactNode, useState } from "react";
import { Link as RouterLink, useParams } from "react-router";
import { radius } from "../../../theme/sizes.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useFirstRow } from "../../../ui/list/use-selected-row.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { PageSkeleton } from "../../../ui/page/page-skeleton.tsx";
import { useWords } from "../../../words/words.ts";
import { ApplicationChip } from "../../applications/recruiter/application-chip.tsx";
import { Hint } from "../../hints/hint.tsx";
import { useScreeningResult, useScreeningResults } from "../../screenings/queries.ts";
import { ScreeningUnavailable } from "../../screenings/screening-unavailable.tsx";
import { useDecisions } from "../decisions/use-decisions.ts";
import { resultName } from "../report-labels.ts";
import { MatchReportView } from "./match-report-view.tsx";
import { useKnownResult } from "./queries.ts";
import { ReportBesideOriginal } from "./report-beside-original.tsx";
import { ReportDecisionBar } from "./report-decision-bar.tsx";
import { ReportFiles } from "./report-files.tsx";
import { ReportSteps } from "./report-steps.tsx";
import { useReportSteps } from "./use-report-steps.ts";
import { useShownReport } from "./use-shown-report.ts";

/** The report of one result; without one in the address, of the best. */
export default function MatchReportPage() {
  const { sId = "", id } = useParams();
  return id === undefined ? <BestReport screeningId={sId} /> : <Report screeningId={sId} resultId={id} />;
}

function BestReport({ screeningId }: { screeningId: string }) {
  const best = useScreeningResults(screeningId, { size: 1 }, { isLive: false });
  // Whoever was the best when the page opened stays, whatever an act here does to the order.
  const words = useWords("matchReport");
  const bestId = useFirstRow(screeningId, best.data?.data);
  if (bestId !== null) return <Report screeningId={screeningId} resultId={bestId} />;
  if (best.error) {
    return (
      <ScreeningUnavailable
        pageTitle={words.page}
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
        title={words.none.title}
        action={
          <Button component={RouterLink} to={paths.results(screeningId)} variant="outlined" color="inherit">
            {words.none.back}
          </Button>
        }
      >
        {words.none.text}
      </EmptyState>
    </Titled>
  );
}

function Report(props: { screeningId: string; resultId: string }) {
  const { screeningId } = props;
  const { id, goTo } = useShownReport({ screeningId, id: props.resultId });
  const report = useScreeningResult(id);
  const known = useKnownResult({ screeningId, resultId: id });
  const words = useWords("matchReport");
  const result = report.data ?? known;
  if (report.error && !report.data) {
    return (
      <ScreeningUnavailable
        pageTitle={words.page}
        error={report.error}
        onRetry={() => void report.refetch()}
        isRetrying={report.isFetching}
      />
    );
  }
  if (!result) return <ReportSkeleton />;
  return <ReportOf screeningId={screeningId} result={result} report={report.data} onGoTo={goTo} />;
}

/** One result with everything that is done about it: from its row in the list at once, the report when it is there. */
function ReportOf(props: {
  screeningId: string;
  result: ScreeningResult;
  report: ScreeningResultWithReport | undefined;
  onGoTo: (path: string) => void;
}) {
  const { screeningId, result, report, onGoTo } = props;
  const decisions = useDecisions({ screeningId, isStandingStill: false });
  const steps = useReportSteps({ screeningId, result });
  const screening = useScreeningOf(report);
  const words = useWords("matchReport");
  const shown = decisions.shown(result);
  return (
    <>
      <ReportSteps
        screeningId={screeningId}
        title={screening?.title}
        resultId={shown.id}
        steps={steps}
        onGoTo={onGoTo}
      />
      <PageHeading
        key={`${shown.id} heading`}
        title={resultName(shown)}
        subtitle={<ReportSubtitle result={shown} resultsCount={screening?.results_count} />}
        actions={<ReportFiles screeningId={screeningId} result={shown} report={report} />}
      />
      <ReportDecisionBar
        key={shown.id}
        screeningId={screeningId}
        result={shown}
        report={report}
        decisions={decisions}
        steps={steps}
        onGoTo={onGoTo}
      />
      <Hint name="match-report">{words.hint}</Hint>
      <ReportBesideOriginal key={`${shown.id} report`} report={report}>
        <MatchReportView result={shown} report={report} hasNoteField={false} />
      </ReportBesideOriginal>
    </>
  );
}

/** The screening of the report; while the next report is on its way, that of the one before. */
function useScreeningOf(report: ScreeningResultWithReport | undefined) {
  const [screening, setScreening] = useState(report?.screening);
  if (report && report.screening !== screening) setScreening(report.screening);
  return screening;
}

function ReportSubtitle({
  result,
  resultsCount,
}: {
  result: ScreeningResult;
  resultsCount: number | undefined;
}) {
  const { rank, is_tied, latest_job, file_name, is_hidden } = result;
  const words = useWords("matchReport");
  return (
    <Box sx={{ overflowWrap: "anywhere" }}>
      {latest_job ? <bdi>{latest_job}</bdi> : null}
      {latest_job ? " · " : ""}
      <Box component="span" sx={{ whiteSpace: "nowrap" }}>
        {words.rank({ rank, of: resultsCount, isTied: is_tied })}
      </Box>
      {is_hidden || resultName(result) === file_name ? null : (
        <>
          {" · "}
          <bdi>{file_name}</bdi>
        </>
      )}{" "}
      <ApplicationChip resultId={result.id} />
    </Box>
  );
}

function Titled({ children }: { children: ReactNode }) {
  const words = useWords("matchReport");
  return (
    <>
      <PageHeading title={words.page} />
      {children}
    </>
  );
}

function ReportSkeleton() {
  const words = useWords("matchReport");
  return (
    <PageSkeleton title={words.page}>
      <Skeleton width={220} height={40} sx={{ mb: 1 }} />
      <Skeleton width={280} height={36} />
      <Skeleton width={200} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={480} sx={{ borderRadius: radius.card }} />
    </PageSkeleton>
  );
}
