import { Failure } from "../../platform/failure.ts";

/** Nothing of a screening or drive under a legal hold is deleted. Throws `screeningOnHold`. */
export function requireNoLegalHold({ hold_reason }: { hold_reason: string | null }): void {
  if (hold_reason !== null) {
    throw new Failure("screeningOnHold");
  }
}
