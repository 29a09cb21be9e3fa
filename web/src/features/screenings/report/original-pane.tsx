import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useOriginal } from "../queries.ts";
import { resultName } from "./report-words.ts";

// pdf.js weighs more than the rest of the page, so it comes only where pages are shown.
const DocumentPage = lazy(() => import("../../../ui/document-page.tsx"));

/** The CV as it was sent, turned to the quotation that is shown. */
export function OriginalPane(props: { result: ScreeningResultWithReport; shown: Quotation | null }) {
  const { result, shown } = props;
  const original = useOriginal({
    screeningId: result.screening.id,
    fileId: result.cv_file_id,
    isWanted: true,
  });
  const [page, setPage] = useState(1);

  useEffect(() => {
    if (shown) setPage(shown.page);
  }, [shown]);

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="The original CV"
      sx={{
        position: "sticky",
        top: 88,
        height: "calc(100dvh - 104px)",
        overflow: "hidden",
        borderRadius: "10px",
        displayPrint: "none",
      }}
    >
      {original.data ? (
        <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
          <DocumentPage
            file={original.data}
            label={`CV of ${resultName(result)}`}
            page={page}
            boxes={shown?.page === page ? shown.boxes : []}
            onPageChange={setPage}
          />
        </Suspense>
      ) : original.error ? (
        <ErrorState
          title="The original could not be shown."
          error={original.error}
          onRetry={() => void original.refetch()}
          isRetrying={original.isFetching}
        />
      ) : (
        <Skeleton variant="rectangular" height="100%" />
      )}
    </Paper>
  );
}
