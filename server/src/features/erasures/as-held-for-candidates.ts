import { Failure } from "../../platform/failure.ts";
import { heldForCandidates } from "../legal-holds/require-no-legal-hold.ts";

/** Says to whoever erases what is their own why a legal hold keeps it: they cannot end it. */
export async function asHeldForCandidates<T>(erasing: Promise<T>): Promise<T> {
  try {
    return await erasing;
  } catch (error) {
    if (error instanceof Failure && error.failureName === "screeningOnHold") {
      throw new Failure("screeningOnHold", { message: heldForCandidates });
    }
    throw error;
  }
}
