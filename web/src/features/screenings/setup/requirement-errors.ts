import { ApiError } from "../../../api/api-error.ts";

/**
 * What the server says about the one requirement that was changed: the refusal, with the message of the field
 * (`requirements.2.text`) where that says more.
 */
export function requirementMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return "This could not be saved. Please try again.";
  const [, reason] = Object.entries(error.fields).find(([name]) => name.includes("requirements")) ?? [];
  return reason === undefined || reason === error.message ? error.message : `${error.message} ${reason}`;
}
