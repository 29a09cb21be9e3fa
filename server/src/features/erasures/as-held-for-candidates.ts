import { Failure } from "../../platform/failure.ts";

/** Says to whoever erases what is their own why a legal hold keeps it: they cannot end it. */
export async function asHeldForCandidates<T>(erasing: Promise<T>): Promise<T> {
  try {
    return await erasing;
  } catch (error) {
    if (error instanceof Failure && error.failureName === "screeningOnHold") {
      throw new Failure("screeningOnHold", {
        message:
          "The employer has to keep this for legal reasons at the moment, so it cannot be erased yet. Please ask them about it.",
      });
    }
    throw error;
  }
}
