import { ApiError } from "../../api/api-error.ts";

export type FormFailure = {
  /** The stable code of the server's failure, or null. */
  code: number | null;
  headline: string;
  /** What the server adds to the headline, or null. */
  reason: string | null;
  /** What a sign-in goes on with that asks for a code. */
  challenge?: string;
  /** Inputs of the form that are at fault, with the server's words for each. */
  fields: { name: string; message: string }[];
};

/** What a form shows for a failed call: faults at their inputs, the rest under the headline. */
export function formFailure(error: unknown, headline: string, inputs: readonly string[]): FormFailure {
  if (!(error instanceof ApiError)) return { code: null, headline, reason: null, fields: [] };
  const faults = Object.entries(error.fields).map(([name, message]) => ({ name, message }));
  const elsewhere = faults.filter(({ name }) => !inputs.includes(name)).map(({ message }) => message);
  const repeatsHeadline = error.message === headline || (error.code === null && error.status !== 0);
  // What stands at an input, or beneath the headline, is not said once more.
  const isSaidByFaults =
    faults.some(({ message }) => message === error.message) || (faults.length > 0 && elsewhere.length === 0);
  const reasons = [...(repeatsHeadline || isSaidByFaults ? [] : [error.message]), ...elsewhere];
  return {
    code: error.code,
    challenge: error.challenge,
    headline,
    reason: reasons.length === 0 ? null : reasons.join(" "),
    fields: faults.filter(({ name }) => inputs.includes(name)),
  };
}
