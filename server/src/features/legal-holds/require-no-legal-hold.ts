import { Failure } from "../../platform/failure.ts";

type Held = { hold_reason: string | null };

/** Nothing of a screening or drive under a legal hold is deleted. Throws `screeningOnHold`. */
export function requireNoLegalHold({ hold_reason }: Held): void {
  if (hold_reason !== null) {
    throw new Failure("screeningOnHold");
  }
}

/** The same in words for candidates, who cannot end it. */
export const heldForCandidates =
  "The employer has to keep this for legal reasons at the moment, so it cannot be erased yet. Please ask them about it.";

/** As `requireNoLegalHold`, for what a candidate lets go. Throws `screeningOnHold`. */
export function requireNoLegalHoldOnOwn({ hold_reason }: Held): void {
  if (hold_reason !== null) {
    throw new Failure("screeningOnHold", { message: heldForCandidates });
  }
}
