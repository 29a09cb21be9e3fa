import type { Interview } from "@winnow/contract/interviews.ts";

/** Whether an interview was completed or ended otherwise: nothing more is answered in it. */
export function isOver({ status, outcome }: Pick<Interview, "status" | "outcome">): boolean {
  return status === "COMPLETED" || outcome !== "none";
}
