import { ApiError } from "../../../api/api-error.ts";
import { wordsOf } from "../../../words/words.ts";

/**
 * What the server says about the one requirement that was changed: the refusal, with the message of the field
 * (`requirements.2.text`) where that says more.
 */
export function requirementMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return wordsOf("screeningSetup").requirements.notSaved;
  const [, reason] = Object.entries(error.fields).find(([name]) => name.includes("requirements")) ?? [];
  return reason === undefined || reason === error.message ? error.message : `${error.message} ${reason}`;
}
