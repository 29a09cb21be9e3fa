import type { Rescreening, RescreeningStand } from "@winnow/contract/rescreenings.ts";

/** A job is at it, as far as one can be: with an engine that is gone nobody compares any more. */
export function isOnTheWay(rescreening: Pick<Rescreening, "state" | "outdated_by"> | null): boolean {
  if (rescreening === null) return false;
  const { state, outdated_by } = rescreening;
  return state === "taking over" || (state === "comparing" && outdated_by !== "engine");
}

/** What the results say of a newer engine: that there is one, how the comparison stands, or nothing. */
export function noticeOf({
  engine_version,
  older,
  rescreening,
}: RescreeningStand): "offered" | "comparing" | "ready" | null {
  // With an engine that is gone nothing can be taken over: another comparison takes its place.
  if (rescreening?.outdated_by === "engine") return older.results > 0 ? "offered" : null;
  switch (rescreening?.state) {
    case "comparing":
    case "taking over":
      return "comparing";
    case "ready":
      return "ready";
    default: {
      const isSettled = rescreening?.engine_version === engine_version;
      return older.results > 0 && !isSettled ? "offered" : null;
    }
  }
}
