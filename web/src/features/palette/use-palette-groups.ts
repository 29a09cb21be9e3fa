import RetryIcon from "@mui/icons-material/ReplayRounded";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useWords, wordsOf } from "../../words/words.ts";
import { fitsEntry } from "./fits-entry.ts";
import { pageEntries } from "./pages.ts";
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
  const words = useWords("palette");
  const titles = words.groups;
  const pages = pageEntries(words.pages);

  if (typed === "") {
    return [
      recent,
      { title: titles.pages, entries: pages, awaited: 0 },
      { title: titles.actions, entries: actions, awaited: 0 },
    ];
  }
  const known = [
    { title: titles.pages, entries: fitting(pages, typed), awaited: 0 },
    { title: titles.actions, entries: fitting(actions, typed), awaited: 0 },
  ];
  const found = [
    groupOf({ title: titles.screenings, answer: screenings, typed, isUnsettled, entryOf: screeningEntry }),
    groupOf({ title: titles.drives, answer: drives, typed, isUnsettled, entryOf: driveEntry }),
    groupOf({ title: titles.people, answer: people, typed, isUnsettled, entryOf: personEntry }),
  ];
  return [...known, ...found];
}

function fitting(entries: PaletteEntry[], typed: string): PaletteEntry[] {
  return entries.filter((entry) => fitsEntry(entry, typed));
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
  const words = wordsOf("palette");
  return {
    id: `retry ${title}`,
    label: words.tryAgain,
    detail: words.notSearched({ title, reason: answer.error?.message ?? "" }).trim(),
    Icon: RetryIcon,
    perform: () => answer.refetch(),
    staysOpen: true,
  };
}

/** What was opened last, without what is gone since. */
function useRecentGroup(): PaletteGroup {
  const { recent } = useWords("palette").groups;
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
    title: recent,
    entries: answers.flatMap(({ data }) => data ?? []),
    awaited: answers.filter(({ isPending }) => isPending).length,
  };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
