import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { useWords } from "../../../words/words.ts";

/** An interview that is not there, or could not be loaded. */
export function InterviewUnavailable(props: {
  pageTitle: string;
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  const { pageTitle, error, onRetry, isRetrying } = props;
  const { missing: words } = useWords("interviews");
  return (
    <>
      <PageHeading title={pageTitle} />
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title={words.title}
          action={
            <Button component={RouterLink} to={paths.drives} variant="contained">
              {words.toDrives}
            </Button>
          }
        >
          {words.text}
        </EmptyState>
      ) : (
        <ErrorState title={words.failed} error={error} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </>
  );
}
