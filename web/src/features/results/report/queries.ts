import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Correction, correctResult } from "@winnow/contract/corrections.ts";
import { addNote, deleteNote, setOwnScore } from "@winnow/contract/decisions.ts";
import { createExport, downloadExport, getExport } from "@winnow/contract/exports.ts";
import { failures } from "@winnow/contract/failures.ts";
import { defaultPageSize } from "@winnow/contract/list-query.ts";
import type { Paper } from "@winnow/contract/papers.ts";
import { listEarlierReports } from "@winnow/contract/rescreenings.ts";
import {
  getCvText,
  getScreeningResult,
  listScreeningResults,
  type ScreeningResult,
} from "@winnow/contract/results.ts";
import { useEffect } from "react";
import { type Answer, type Arguments, call } from "../../../api/call.ts";
import { changeHeld } from "../../../api/change-held.ts";
import { saveLink } from "../../../api/fetch-link.ts";
import { type Neighbours, neighboursIn, startsToLookAt } from "../../../ui/list/neighbours.ts";
import { wordsOf } from "../../../words/words.ts";
import { type ResultsQuery, resultsPageQuery } from "../../screenings/queries.ts";
import { screeningKeys } from "../../screenings/query-keys.ts";

type OwnScore = Arguments<typeof setOwnScore>["body"]["own_score"];

const exportPollMs = 500;

/** The CV as it was read, line by line; where names are hidden, without those words. */
export function useCvText(result: { id: string; is_hidden: boolean }) {
  return useQuery({
    queryKey: [...screeningKeys.text(result.id), result.is_hidden],
    queryFn: async ({ signal }) => (await call(getCvText, { params: { id: result.id }, signal })).lines,
    staleTime: 60_000,
  });
}

/** The reports that a newer engine's have replaced. */
export function useEarlierReports(resultId: string, options: { isWanted: boolean }) {
  return useQuery({
    queryKey: [...screeningKeys.reports, resultId, "earlier"],
    queryFn: async ({ signal }) =>
      (await call(listEarlierReports, { params: { id: resultId }, signal })).data,
    enabled: options.isWanted,
  });
}

type PlaceInList = { screeningId: string; resultId: string; rank: number; query: ResultsQuery };

/**
 * Who stands before and after a result in a list. Asked once per result, so that a decision that takes it out of the
 * list leaves the way on as it was.
 */
export function useNeighbours(of: PlaceInList) {
  return useQuery(neighboursQuery(useQueryClient(), of));
}

/** Looks ahead from those beside a result, so that steps in quick succession find their way. */
export function usePrefetchedNeighbours(beside: {
  screeningId: string;
  query: ResultsQuery;
  of: Neighbours | undefined;
}) {
  const { screeningId, query, of } = beside;
  const client = useQueryClient();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the neighbours belong to one query.
  useEffect(() => {
    for (const one of [of?.next, of?.previous]) {
      if (!one) continue;
      const ahead = { ...query, start: one.page };
      const rank = one.page * Number(query.size ?? defaultPageSize) + 1;
      void client.prefetchQuery(
        neighboursQuery(client, { screeningId, resultId: one.id, rank, query: ahead }),
      );
    }
  }, [client, screeningId, of]);
}

function neighboursQuery(client: QueryClient, of: PlaceInList) {
  const { screeningId, resultId, rank, query } = of;
  return queryOptions({
    queryKey: [...screeningKeys.one(screeningId), "neighbours", resultId, query],
    queryFn: async ({ signal }) => {
      const { start = 0, size = defaultPageSize } = query;
      const place = { start: Number(start), size: Number(size) };
      const page = (wanted: number) =>
        pageAtHand(client, { screeningId, query: { ...query, start: wanted }, signal });
      return neighboursIn({ rowId: resultId, size: place.size, starts: startsToLookAt(place, rank), page });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A page of the list as it stands in this window, or else as the server has it. */
async function pageAtHand(
  client: QueryClient,
  of: { screeningId: string; query: ResultsQuery; signal: AbortSignal },
) {
  const { screeningId, query, signal } = of;
  const { queryKey } = resultsPageQuery(screeningId, query);
  const known = client.getQueryState(queryKey);
  if (known?.data && !known.isInvalidated) return known.data;
  const page = await call(listScreeningResults, { params: { id: screeningId }, query, signal });
  client.setQueryData(queryKey, page);
  return page;
}

/** The row of a result in whatever list is at hand, to show before its report is there. */
export function useKnownResult(of: { screeningId: string; resultId: string }): ScreeningResult | undefined {
  const client = useQueryClient();
  return client
    .getQueriesData<Answer<typeof listScreeningResults>>({ queryKey: screeningKeys.results(of.screeningId) })
    .flatMap(([, page]) => page?.data ?? [])
    .find(({ id }) => id === of.resultId);
}

export function useAddNote(result: ResultOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(addNote, { params: { id: result.id }, body: { text } }),
    onSuccess: () => refresh(client, result),
  });
}

export function useDeleteNote(result: ResultOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (noteId: string) => call(deleteNote, { params: { id: result.id, note_id: noteId } }),
    onSettled: () => refresh(client, result),
  });
}

export function useSetOwnScore(result: ResultOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ownScore: OwnScore) =>
      call(setOwnScore, { params: { id: result.id }, body: { own_score: ownScore } }),
    onSuccess: () => refresh(client, result),
  });
}

/**
 * Changes what a person says was read wrongly of what an engine has found; answers the score before and after. The change
 * is made to what the server holds when its turn comes, so that it undoes none that is on its way or of another window.
 * What another engine has read meanwhile is to be looked at first.
 */
export function useCorrectResult(result: ResultOf & { engineVersion: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: (corrections: readonly Correction[]) => Correction[]) => {
      const params = { id: result.id };
      return changeHeld({
        read: () => call(getScreeningResult, { params }),
        write: async (held) => {
          const change_of = { corrections: held.corrections, engine_version: result.engineVersion };
          const body = { corrections: change(held.corrections), change_of };
          const corrected = await call(correctResult, { params, body });
          return { before: held.matching_score, after: corrected.matching_score };
        },
        conflict: failures.resultChanged,
        isFinal: (held) => held.report.engine_version !== result.engineVersion,
      });
    },
    scope: { id: `corrections ${result.id}` },
    onSettled: () => refresh(client, result),
  });
}

/** Has the report of one result made as a PDF, waits for it and lets the browser save it. */
export function useReportPdf(result: ResultOf) {
  return useMutation({
    mutationFn: async (paper: Paper) => {
      const asked = await call(createExport, {
        params: { id: result.screeningId },
        body: { format: "report-pdf", selection: { result_ids: [result.id] }, paper },
      });
      let made = asked;
      while (made.state === "waiting" || made.state === "working") {
        await new Promise((resolve) => setTimeout(resolve, exportPollMs));
        made = await call(getExport, { params: { id: asked.id } });
      }
      if (made.state === "failed") throw new Error(made.message ?? wordsOf("matchReport").files.failed);
      return saveLink(await call(downloadExport, { params: { id: made.id } }));
    },
  });
}

export type ResultOf = { id: string; screeningId: string };

/** Both the report and the lists show what has changed. */
async function refresh(client: QueryClient, { id, screeningId }: ResultOf): Promise<void> {
  void client.invalidateQueries({ queryKey: screeningKeys.results(screeningId) });
  void client.invalidateQueries({ queryKey: screeningKeys.text(id) });
  await client.invalidateQueries({ queryKey: screeningKeys.report(id) });
}
