import type { Waiting, WaitingKind } from "@winnow/contract/analytics.ts";
import { paths } from "@winnow/contract/paths.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { formatDate } from "../../ui/format/format-time.ts";

type Place = Waiting["places"][number];
/** One thing to do: where, what, by when, and the list that it is done in. */
export type WaitingLine = {
  key: string;
  /** The screening or drive; null where there are several. */
  title: string | null;
  words: string;
  deadline: string | null;
  action: string;
  path: string;
};

/** A line for each place that something waits in, the most pressing first, and one for those that are not named. */
export function waitingLines(waiting: Waiting[]): WaitingLine[] {
  return waiting.flatMap((kind) => [
    ...kind.places.map((place) => lineOf(kind.kind, place)),
    ...restOf(kind),
  ]);
}

function lineOf(kind: WaitingKind, place: Place): WaitingLine {
  const { words, action, path } = kinds[kind];
  return {
    key: `${kind} ${place.id}`,
    title: place.title,
    words: words(place.count),
    deadline: place.due_at === null ? null : `Answer by ${formatDate(place.due_at)}`,
    action,
    path: path(place),
  };
}

function restOf({ kind, count, places, places_count }: Waiting): WaitingLine[] {
  const left = places_count - places.length;
  if (left <= 0) return [];
  const isOfDrives = places.every(({ of }) => of === "drive");
  const where = isOfDrives
    ? formatCount(left, "more drive", "more drives")
    : formatCount(left, "more screening", "more screenings");
  const named = places.reduce((sum, place) => sum + place.count, 0);
  return [
    {
      key: `${kind} elsewhere`,
      title: null,
      words: `${kinds[kind].words(count - named)} in ${where}`,
      deadline: null,
      action: "Show all",
      path: isOfDrives ? paths.drives : paths.screenings,
    },
  ];
}

const kinds: Record<
  WaitingKind,
  { words: (count: number) => string; action: string; path: (place: Place) => string }
> = {
  applicant_requests: {
    words: (count) => formatCount(count, "request of an applicant", "requests of applicants"),
    action: "Answer",
    path: ({ id }) => paths.applications(id),
  },
  candidate_requests: {
    words: (count) => formatCount(count, "request of a candidate", "requests of candidates"),
    action: "Answer",
    path: ({ id }) => paths.driveTab(id, "candidates"),
  },
  mails_not_sent: {
    words: (count) => formatCount(count, "mail could not be sent", "mails could not be sent"),
    action: "See why",
    path: ({ of, id }) =>
      of === "drive"
        ? `${paths.driveTab(id, "candidates")}&email_status=NOT_SENT`
        : `${paths.results(id)}?decision=reject`,
  },
  interviews_to_review: {
    words: (count) => formatCount(count, "interview to review", "interviews to review"),
    action: "Review",
    path: ({ id }) => `${paths.driveTab(id, "results")}&status=COMPLETED&decision=undecided`,
  },
  results_to_decide: {
    words: (count) => formatCount(count, "result to decide", "results to decide"),
    action: "Decide",
    path: ({ id }) => `${paths.results(id)}?decision=undecided`,
  },
  screenings_to_start: {
    words: (count) => formatCount(count, "CV ready to be screened", "CVs ready to be screened"),
    action: "Go to start",
    path: ({ id }) => paths.screening(id),
  },
  files_failed: {
    words: (count) => formatCount(count, "file could not be read", "files could not be read"),
    action: "See why",
    path: ({ id }) => paths.screening(id),
  },
};
