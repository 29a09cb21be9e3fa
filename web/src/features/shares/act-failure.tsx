import { ApiError } from "../../api/api-error.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";

/** Why something was not done; or, where no answer came, that nobody knows, and that doing it again does no harm. */
export function ActFailure(props: { error: Error; headline: string; undecided: string; again: string }) {
  const { error, headline, undecided, again } = props;
  if (error instanceof ApiError && error.isUndecided) {
    return <FailureAlert headline={undecided} reason={`${error.message} ${again}`} />;
  }
  const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
  return <FailureAlert headline={headline} reason={field ?? error.message} />;
}
