import type { exportStates } from "@winnow/contract/exports.ts";

export type ExportState = (typeof exportStates)[number];
export type ExportEvent = "taken up" | "written" | "given up";

/** From which states an event leads where. What is taken up again was in work when its worker died. */
const transitions: Record<ExportEvent, { from: readonly ExportState[]; to: ExportState }> = {
  "taken up": { from: ["waiting", "working"], to: "working" },
  written: { from: ["working"], to: "ready" },
  "given up": { from: ["waiting", "working"], to: "failed" },
};

export function transitionOf(event: ExportEvent): { from: readonly ExportState[]; to: ExportState } {
  return transitions[event];
}
