import type { cvFileStates, screeningStatuses } from "@winnow/contract/screenings.ts";

export type ScreeningStatus = (typeof screeningStatuses)[number];
export type CvFileState = (typeof cvFileStates)[number];

/** What can happen to a screening; "CVs changed" is any arrival, finish, failure or removal of a CV. */
export const screeningEvents = ["start", "stop", "CVs changed"] as const;
export type ScreeningEvent = (typeof screeningEvents)[number];

/** What the next status depends on, counted when the event happens. */
export type ScreeningFacts = {
  /** CVs that are ready or still being checked. */
  unscreened: boolean;
  /** CVs that are queued or being screened. */
  inWork: boolean;
  /** CVs that have a result. */
  screened: boolean;
  mode: "simple" | "live";
};

type Target = (facts: ScreeningFacts) => ScreeningStatus;

/** Where each event leads from each status; what is not listed is not legal. */
const screeningTransitions: Record<ScreeningStatus, Partial<Record<ScreeningEvent, Target>>> = {
  Pending: {
    start: () => "InProgress",
    // After a stop the CVs in work finish; the last of them may leave nothing to start.
    "CVs changed": ({ unscreened, inWork, screened }) =>
      unscreened || inWork || !screened ? "Pending" : "Completed",
  },
  InProgress: {
    stop: ({ unscreened, inWork }) => (unscreened || inWork ? "Pending" : "Completed"),
    "CVs changed": ({ unscreened, inWork, mode }) => {
      if (inWork || mode === "live") {
        return "InProgress";
      }
      return unscreened ? "Pending" : "Completed";
    },
  },
  Completed: {
    "CVs changed": ({ unscreened }) => (unscreened ? "Pending" : "Completed"),
  },
};

/** The status after an event; null when the event is not legal now. */
export function nextScreeningStatus(
  status: ScreeningStatus,
  event: ScreeningEvent,
  facts: ScreeningFacts,
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
