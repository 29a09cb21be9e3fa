import RetryIcon from "@mui/icons-material/ReplayRounded";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { fitsTyped } from "../../ui/format/fits-typed.ts";
import { pages } from "./pages.ts";
import type { PaletteEntry, PaletteGroup } from "./palette-entry.ts";
import { useFoundDrives, useFoundPeople, useFoundScreenings, useRecentEntries } from "./queries.ts";
import { forgetRecentPlace, readRecentPlaces } from "./recent-places.ts";
import { driveEntry, personEntry, screeningEntry } from "./things.ts";
import { useActions } from "./use-actions.ts";
import { useSettled } from "./use-settled.ts";

const waitMs = 150;

/** What the palette offers for what is typed; what is known here comes first, so that answers push nothing away. */
export function usePaletteGroups(typed: string): PaletteGroup[] {
  const search = useSettled(typed, waitMs);
  const screenings = useFoundScreenings(search);
  const drives = useFoundDrives(search);
  const people = useFoundPeople(search);
  const actions = useActions();
  const recent = useRecentGroup();
  const isUnsettled = typed !== search;

  if (typed === "") {
    return [
      recent,
      { title: "Pages", entries: pages, awaited: 0 },
      { title: "Actions", entries: actions, awaited: 0 },
    ];
  }
  const known = [
    { title: "Pages", entries: fitting(pages, typed), awaited: 0 },
    { title: "Actions", entries: fitting(actions, typed), awaited: 0 },
  ];
  const found = [
    groupOf({ title: "Screenings", answer: screenings, typed, isUnsettled, entryOf: screeningEntry }),
    groupOf({ title: "Interview drives", answer: drives, typed, isUnsettled, entryOf: driveEntry }),
    groupOf({ title: "People", answer: people, typed, isUnsettled, entryOf: personEntry }),
  ];
  return [...known, ...found];
}

function fitting(entries: PaletteEntry[], typed: string): PaletteEntry[] {
  return entries.filter(({ label, words = "" }) => fitsTyped(`${label} ${words}`, typed));
}

/** Until its answer is there a group shows what of the one before fits what is typed by now. */
function groupOf<Thing>(given: {
  title: string;
  answer: UseQueryResult<Thing[]>;
  typed: string;
  isUnsettled: boolean;
  entryOf: (thing: Thing) => PaletteEntry;
}): PaletteGroup {
  const { title, answer, typed, isUnsettled, entryOf } = given;
  if (answer.isError && !isUnsettled) {
    return { title, entries: [retryEntry(title, answer)], awaited: 0 };
  }
  const entries = (answer.data ?? []).map(entryOf);
  const isOlder = isUnsettled || answer.isPlaceholderData;
  const shown = isOlder ? fitting(entries, typed) : entries;
  return { title, entries: shown, awaited: (isOlder || answer.isFetching) && shown.length === 0 ? 1 : 0 };
}

function retryEntry(title: string, answer: UseQueryResult<unknown>): PaletteEntry {
  return {
    id: `retry ${title}`,
    label: "Try again",
    detail: `${title} could not be searched. ${answer.error?.message ?? ""}`.trim(),
    Icon: RetryIcon,
    perform: () => answer.refetch(),
    staysOpen: true,
  };
}

/** What was opened last, without what is gone since. */
function useRecentGroup(): PaletteGroup {
  const [places] = useState(readRecentPlaces);
  const answers = useRecentEntries(places);
  const goneIds = places
    .filter((_, index) => isGone(answers[index]?.error))
    .map(({ id }) => id)
    .join(" ");

  useEffect(() => {
    for (const id of goneIds.split(" ")) forgetRecentPlace(id);
  }, [goneIds]);

  return {
    title: "Recent",
    entries: answers.flatMap(({ data }) => data ?? []),
    awaited: answers.filter(({ isPending }) => isPending).length,
  };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
