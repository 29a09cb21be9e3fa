import { Failure } from "../../platform/failure.ts";

/** Throws `screeningOnHold` for a screening or drive that a legal hold keeps as it is. */
export function requireNoHold({ hold_reason }: { hold_reason: string | null }): void {
  if (hold_reason !== null) {
    throw new Failure("screeningOnHold");
  }
}
