import { ApiError } from "../../api/api-error.ts";
import type { Words } from "../../words/catalogue.ts";

/** Why something was not done; where no answer came, that trying again does no harm. */
export function failureReason(error: Error, words: Words<"failures">): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.isUndecided) return words.keptAndOnce({ message: error.message });
  return Object.values(error.fields)[0] ?? error.message;
}
