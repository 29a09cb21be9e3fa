import { type QueryClient, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Selection } from "@winnow/contract/decisions.ts";
import { revealCandidate } from "@winnow/contract/decisions.ts";
import {
  createExport,
  downloadExport,
  type ExportFormat,
  listExports,
  type ResultsExport,
} from "@winnow/contract/exports.ts";
import type { Paper } from "@winnow/contract/papers.ts";
import { getScreeningFacts, type ScreeningResultWithReport, saveWeights } from "@winnow/contract/results.ts";
import { useEffect } from "react";
import { type Answer, call } from "../../api/call.ts";
import { saveLink } from "../../api/fetch-link.ts";
import { eachWhenIdle } from "../../ui/page/when-idle.ts";
import { wordsOf } from "../../words/words.ts";
import { originalQuery } from "../screenings/cv-files/cv-file-queries.ts";
import { type ResultsQuery, reportQuery, resultsPageQuery } from "../screenings/queries.ts";
import { screeningKeys } from "../screenings/query-keys.ts";
import type { Weight } from "./simulation/simulate.ts";

const exportPollMs = 1_000;

const factsKey = (screeningId: string) => [...screeningKeys.one(screeningId), "facts"] as const;
const exportsKey = (screeningId: string) => [...screeningKeys.one(screeningId), "exports"] as const;

/** A report that was asked for before; undefined while it is on its way. */
export function cachedReport(client: QueryClient, resultId: string): ScreeningResultWithReport | undefined {
  return client.getQueryData(reportQuery(resultId).queryKey);
}

/** Fetches the reports beside the selected one, so that a step shows the next at once. */
export function usePrefetchedReports(resultIds: readonly string[]) {
  const client = useQueryClient();
  const wanted = resultIds.join(" ");

  useEffect(() => {
    return eachWhenIdle(wanted.split(" ").filter(Boolean), (id) => client.prefetchQuery(reportQuery(id)));
  }, [client, wanted]);
}

/** Fetches the page that a step over the edge of the list leads to, and the report that it arrives at. */
export function usePrefetchedPage(
  screeningId: string,
  step: { query: ResultsQuery; at: "first" | "last" } | null,
) {
  const client = useQueryClient();
  const wanted = JSON.stringify(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is new with every drawing, and the same in words.
  useEffect(() => {
    if (!step) return;
    const options = resultsPageQuery(screeningId, step.query);
    void client.prefetchQuery(options).then(() => {
      const arrival = client.getQueryData(options.queryKey)?.data.at(step.at === "first" ? 0 : -1);
      if (arrival) void client.prefetchQuery(reportQuery(arrival.id));
    });
  }, [client, screeningId, wanted]);
}

/** The same for originals, which are drawn from the bytes. */
export function usePrefetchedOriginals(originals: { screeningId: string; fileIds: readonly string[] }) {
  const { screeningId, fileIds } = originals;
  const client = useQueryClient();
  const wanted = fileIds.join(" ");

  useEffect(() => {
    return eachWhenIdle(wanted.split(" ").filter(Boolean), (fileId) =>
      client.prefetchQuery(originalQuery({ screeningId, fileId })),
    );
  }, [client, screeningId, wanted]);
}

/** Several results with their reports, for looking at them side by side. */
export function useComparedResults(resultIds: readonly string[]) {
  return useQueries({ queries: resultIds.map(reportQuery) });
}

export function useRevealCandidate(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resultId: string) => call(revealCandidate, { params: { id: resultId } }),
    onSuccess: async (_, resultId) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: screeningKeys.report(resultId) }),
        client.invalidateQueries({ queryKey: screeningKeys.results(screeningId) }),
      ]);
      void client.invalidateQueries({ queryKey: factsKey(screeningId) });
    },
  });
}

/** With those who are hidden called as the page speaks. */
function labelled(facts: Answer<typeof getScreeningFacts>): Answer<typeof getScreeningFacts> {
  const { hidden } = wordsOf("stored");
  return { ...facts, results: facts.results.map((result) => ({ ...result, label: hidden(result.label) })) };
}

/** Requirements and facts of every result, as they are when the weights are opened. */
export function useScreeningFacts(screeningId: string) {
  return useQuery({
    queryKey: factsKey(screeningId),
    queryFn: ({ signal }) => call(getScreeningFacts, { params: { id: screeningId }, signal }),
    select: labelled,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useSaveWeights(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (weights: Weight[]) => call(saveWeights, { params: { id: screeningId }, body: { weights } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: screeningKeys.reports });
      return client.invalidateQueries({ queryKey: screeningKeys.one(screeningId) });
    },
  });
}

/** The files made of the results, every second while one of them is being made. */
export function useExports(screeningId: string, options: { isWanted: boolean }) {
  return useQuery({
    queryKey: exportsKey(screeningId),
    queryFn: async ({ signal }) => (await call(listExports, { params: { id: screeningId }, signal })).data,
    enabled: options.isWanted,
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? exportPollMs : false),
  });
}

export function isBeingMade({ state }: Pick<ResultsExport, "state">): boolean {
  return state === "waiting" || state === "working";
}

export function useCreateExport(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { format: ExportFormat; selection: Selection; paper: Paper }) =>
      call(createExport, { params: { id: screeningId }, body: wanted }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsKey(screeningId) }),
  });
}

/** Fetches a file that is ready and lets the browser save it. */
export function useDownloadExport() {
  return useMutation({
    mutationFn: async (exportId: string) =>
      saveLink(await call(downloadExport, { params: { id: exportId } })),
  });
}

/** Forgets what was shown of the results, for when names are hidden or shown. */
export function useRefreshedResults(screeningId: string) {
  const client = useQueryClient();
  return () => {
    void client.resetQueries({ queryKey: screeningKeys.reports });
    void client.resetQueries({ queryKey: screeningKeys.results(screeningId) });
    client.removeQueries({ queryKey: factsKey(screeningId) });
    client.removeQueries({ queryKey: screeningKeys.originals });
  };
}
