import Skeleton from "@mui/material/Skeleton";
import type { Quotation } from "@winnow/contract/match-report.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { useWords } from "../../../words/words.ts";
import { useOriginal } from "../../screenings/cv-files/cv-file-queries.ts";
import { resultName } from "../report-labels.ts";
import { CvText } from "./cv-text.tsx";
import { useCvText } from "./queries.ts";

// pdf.js weighs more than the rest of the page, so it comes only where pages are shown.
const DocumentPage = lazy(() => import("../../../ui/pdf/document-page.tsx"));

type Props = { result: ScreeningResultWithReport; shown: Quotation | null };

/**
 * The CV with a quotation highlighted: the page itself, or the text that was read where there are no pages (DOCX) and
 * where the page would tell who somebody is.
 */
export function ShownCv(props: Props) {
  const { result } = props;
  return result.media_type === "application/pdf" && !result.is_hidden ? (
    <CvPages {...props} />
  ) : (
    <ReadCv {...props} />
  );
}

function CvPages({ result, shown }: Props) {
  const original = useOriginal({
    screeningId: result.screening.id,
    fileId: result.cv_file_id,
    isWanted: true,
  });
  const [page, setPage] = useState(shown?.page ?? 1);
  const { cv: words } = useWords("matchReport");

  useEffect(() => {
    if (shown) setPage(shown.page);
  }, [shown]);

  if (original.data) {
    return (
      <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
        <DocumentPage
          file={original.data}
          label={words.pages({ name: resultName(result) })}
          page={page}
          boxes={shown?.page === page ? shown.boxes : []}
          onPageChange={setPage}
          fallback={<ReadCv result={result} shown={shown} />}
        />
      </Suspense>
    );
  }
  if (!original.error) return <Skeleton variant="rectangular" height="100%" />;
  return (
    <ErrorState
      title={words.notShown}
      error={original.error}
      onRetry={() => void original.refetch()}
      isRetrying={original.isFetching}
    />
  );
}

function ReadCv({ result, shown }: Props) {
  const text = useCvText(result);
  const { cv: words } = useWords("matchReport");
  if (text.data) {
    return (
      <CvText
        lines={text.data}
        shown={shown}
        label={words.text({ name: resultName(result) })}
        note={result.is_hidden ? words.redacted : words.note}
      />
    );
  }
  if (!text.error) return <Skeleton variant="rectangular" height="100%" />;
  return (
    <ErrorState
      title={words.notLoaded}
      error={text.error}
      onRetry={() => void text.refetch()}
      isRetrying={text.isFetching}
    />
  );
}
