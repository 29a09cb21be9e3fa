import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { getDriveRound, listDriveRounds } from "@winnow/contract/drives.ts";
import { searchPeople } from "@winnow/contract/people.ts";
import { getScreening, listScreenings } from "@winnow/contract/screenings.ts";
import { call } from "../../api/call.ts";
import { driveKeys } from "../drives/query-keys.ts";
import { personKeys } from "../people/query-keys.ts";
import { screeningKeys } from "../screenings/query-keys.ts";
import type { RecentPlace } from "./recent-places.ts";
import { driveEntry, screeningEntry } from "./things.ts";

/** Of each kind: more is found by typing more. */
const size = 5;

/** What was found before stays until the answer comes; a call that another one follows is given up. */
const whileTyping = {
  placeholderData: keepPreviousData,
  staleTime: 30_000,
  // Trying again is offered in the palette itself.
  retry: false,
} as const;

export function useFoundScreenings(search: string) {
  return useQuery({
    queryKey: [...screeningKeys.lists, "palette", search],
    queryFn: async ({ signal }) => (await call(listScreenings, { query: { search, size }, signal })).data,
    enabled: search !== "",
    ...whileTyping,
  });
}

export function useFoundDrives(search: string) {
  return useQuery({
    queryKey: [...driveKeys.lists, "palette", search],
    queryFn: async ({ signal }) => (await call(listDriveRounds, { query: { search, size }, signal })).data,
    enabled: search !== "",
    ...whileTyping,
  });
}

export function useFoundPeople(search: string) {
  return useQuery({
    queryKey: personKeys.found(search),
    queryFn: async ({ signal }) => (await call(searchPeople, { query: { search, size }, signal })).data,
    enabled: search !== "",
    ...whileTyping,
  });
}

/** The screenings and drives that were opened last, as they are called by now: at once where a page has shown them. */
export function useRecentEntries(places: readonly RecentPlace[]) {
  return useQueries({ queries: places.map((place) => recentQuery(place)) });
}

function recentQuery({ kind, id }: RecentPlace) {
  if (kind === "drive") {
    return queryOptions({
      queryKey: driveKeys.itself(id),
      queryFn: ({ signal }) => call(getDriveRound, { params: { id }, signal }),
      select: driveEntry,
      retry: false,
    });
  }
  return queryOptions({
    queryKey: screeningKeys.itself(id),
    queryFn: ({ signal }) => call(getScreening, { params: { id }, signal }),
    select: screeningEntry,
    retry: false,
  });
}
