import type { screeningStatuses } from "@winnow/contract/screenings.ts";

type Status = (typeof screeningStatuses)[number];

/** The statuses of a screening in the order of its life, in words. */
export const statusWords = [
  { status: "Pending", word: "Pending", tone: "waiting" },
  { status: "InProgress", word: "In progress", tone: "running" },
  { status: "Completed", word: "Completed", tone: "done" },
] as const satisfies { status: Status; word: string; tone: string }[];
