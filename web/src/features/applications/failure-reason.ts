import { ApiError } from "../../api/api-error.ts";

/** Why something was not done; where no answer came, that trying again does no harm. */
export function failureReason(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.isUndecided) return `${error.message} What you wrote is kept: try again, it is done once.`;
  return Object.values(error.fields)[0] ?? error.message;
}
