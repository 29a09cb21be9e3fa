import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";

/** A page whose screening or result could not be loaded: gone for good, or worth another try. */
export function ScreeningUnavailable(props: {
  pageTitle: string;
  error: Error;
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  const { pageTitle, error, onRetry, isRetrying } = props;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeading title={pageTitle} />
      {isMissing ? (
        <EmptyState
          title="There is nothing here"
          action={
            <Button component={RouterLink} to={paths.screenings} variant="contained">
              Go to CV Screening
            </Button>
          }
        >
          It may have been deleted, or the link may be incomplete.
        </EmptyState>
      ) : (
        <ErrorState
          title="This could not be loaded."
          error={error}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
    </>
  );
}
