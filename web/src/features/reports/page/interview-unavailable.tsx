import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";

/** An interview that is not there, or could not be loaded. */
export function InterviewUnavailable(props: {
  pageTitle: string;
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  const { pageTitle, error, onRetry, isRetrying } = props;
  return (
    <>
      <PageHeading title={pageTitle} />
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title="There is nothing here"
          action={
            <Button component={RouterLink} to={paths.drives} variant="contained">
              Go to Interview Drive
            </Button>
          }
        >
          The interview may have been deleted, or the link may be incomplete.
        </EmptyState>
      ) : (
        <ErrorState
          title="This interview could not be loaded."
          error={error}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
    </>
  );
}
