import type { cvFileStates, screeningStatuses } from "@winnow/contract/screenings.ts";

export type ScreeningStatus = (typeof screeningStatuses)[number];
export type CvFileState = (typeof cvFileStates)[number];

/** What can happen to a screening. */
export const screeningEvents = ["start", "stop", "last CV finished", "CV became ready"] as const;
export type ScreeningEvent = (typeof screeningEvents)[number];

type Target = (facts: { unscreened: boolean }) => ScreeningStatus;
const pendingIfLeft: Target = ({ unscreened }) => (unscreened ? "Pending" : "Completed");

/** Where each event leads from each status; what is not listed is not legal. */
const screeningTransitions: Record<ScreeningStatus, Partial<Record<ScreeningEvent, Target>>> = {
  Pending: {
    start: () => "InProgress",
    "CV became ready": () => "Pending",
    // CVs that were in work when it was stopped finish afterwards.
    "last CV finished": pendingIfLeft,
  },
  InProgress: {
    stop: pendingIfLeft,
    "last CV finished": pendingIfLeft,
    "CV became ready": () => "InProgress",
  },
  Completed: {
    "CV became ready": () => "Pending",
    "last CV finished": pendingIfLeft,
  },
};

/** The status after an event; null when the event is not legal now. `unscreened`: CVs are left to screen. */
export function nextScreeningStatus(
  status: ScreeningStatus,
  event: ScreeningEvent,
  facts: { unscreened: boolean },
): ScreeningStatus | null {
  return screeningTransitions[status][event]?.(facts) ?? null;
}

/** What can happen to a CV file: from which states, to which. Anything else changes nothing. */
export const cvFileEvents = {
  arrived: { from: ["uploading"], to: "uploaded" },
  refused: { from: ["uploading", "uploaded", "queued", "screening"], to: "failed" },
  queued: { from: ["uploaded"], to: "queued" },
  "taken up": { from: ["queued", "screening"], to: "screening" },
  "taken back": { from: ["queued"], to: "uploaded" },
  finished: { from: ["screening"], to: "screened" },
  retried: { from: ["failed"], to: "uploaded" },
} as const satisfies Record<string, { from: readonly CvFileState[]; to: CvFileState }>;
export type CvFileEvent = keyof typeof cvFileEvents;
