import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";

/** A page whose screening or result could not be loaded: gone for good, or worth another try. */
export function ScreeningUnavailable(props: {
  pageTitle: string;
  error: Error;
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  const { pageTitle, error, onRetry, isRetrying } = props;
  const { missing } = useWords("screenings");
  const { notLoaded } = useWords("kit");
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeading title={pageTitle} />
      {isMissing ? (
        <EmptyState
          title={missing.title}
          action={
            <Button component={RouterLink} to={paths.screenings} variant="contained">
              {missing.toList}
            </Button>
          }
        >
          {missing.text}
        </EmptyState>
      ) : (
        <ErrorState title={notLoaded} error={error} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </>
  );
}
