import type { Waiting, WaitingKind } from "@winnow/contract/analytics.ts";
import { paths } from "@winnow/contract/paths.ts";
import { formatDate } from "../../ui/format/format-time.ts";
import { wordsOf } from "../../words/words.ts";

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
  const { kinds, dueBy } = wordsOf("dashboard").waiting;
  const { what, action } = kinds[kind];
  return {
    key: `${kind} ${place.id}`,
    title: place.title,
    words: what(place),
    deadline: place.due_at === null ? null : dueBy({ date: formatDate(place.due_at) }),
    action,
    path: pathOf[kind](place),
  };
}

function restOf({ kind, count, places, places_count }: Waiting): WaitingLine[] {
  const left = places_count - places.length;
  if (left <= 0) return [];
  const isOfDrives = places.every(({ of }) => of === "drive");
  const words = wordsOf("dashboard").waiting;
  const named = places.reduce((sum, place) => sum + place.count, 0);
  const what = words.kinds[kind].what({ count: count - named });
  return [
    {
      key: `${kind} elsewhere`,
      title: null,
      words: (isOfDrives ? words.inMoreDrives : words.inMoreScreenings)({ what, count: left }),
      deadline: null,
      action: words.all,
      path: isOfDrives ? paths.drives : paths.screenings,
    },
  ];
}

const pathOf: Record<WaitingKind, (place: Place) => string> = {
  applicant_requests: ({ id }) => paths.applications(id),
  candidate_requests: ({ id }) => paths.driveTab(id, "candidates"),
  mails_not_sent: ({ of, id }) =>
    of === "drive"
      ? `${paths.driveTab(id, "candidates")}&email_status=NOT_SENT`
      : `${paths.results(id)}?decision=reject`,
  interviews_to_review: ({ id }) => `${paths.driveTab(id, "results")}&status=COMPLETED&decision=undecided`,
  results_to_decide: ({ id }) => `${paths.results(id)}?decision=undecided`,
  screenings_to_start: ({ id }) => paths.screening(id),
  files_failed: ({ id }) => paths.screening(id),
};
