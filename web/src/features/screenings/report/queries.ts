import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Correction, correctResult } from "@winnow/contract/corrections.ts";
import { addNote, deleteNote, setOwnScore } from "@winnow/contract/decisions.ts";
import { createExport, downloadExport, getExport, type papers } from "@winnow/contract/exports.ts";
import { defaultPageSize } from "@winnow/contract/list-query.ts";
import { getCvText, listScreeningResults } from "@winnow/contract/results.ts";
import { type Arguments, call } from "../../../api/call.ts";
import { saveLink } from "../../../api/fetch-link.ts";
import { screeningKeys } from "../queries.ts";
import { neighboursIn, startsToLookAt } from "./neighbours.ts";

type ResultsQuery = NonNullable<Arguments<typeof listScreeningResults>["query"]>;
type OwnScore = Arguments<typeof setOwnScore>["body"]["own_score"];

const exportPollMs = 500;

const textKey = (resultId: string) => ["screenings", "text", resultId] as const;

/** The CV as it was read, line by line; where names are hidden, without those words. */
export function useCvText(result: { id: string; is_hidden: boolean }) {
  return useQuery({
    queryKey: [...textKey(result.id), result.is_hidden],
    queryFn: async ({ signal }) => (await call(getCvText, { params: { id: result.id }, signal })).lines,
    staleTime: 60_000,
  });
}

/**
 * Who stands before and after a result in a list. Asked once per result, so that a decision that takes it out of the
 * list leaves the way on as it was.
 */
export function useNeighbours(of: {
  screeningId: string;
  resultId: string;
  rank: number;
  query: ResultsQuery;
}) {
  const { screeningId, resultId, rank, query } = of;
  return useQuery({
    queryKey: [...screeningKeys.one(screeningId), "neighbours", resultId, query],
    queryFn: async ({ signal }) => {
      const page = (start: number) =>
        call(listScreeningResults, { params: { id: screeningId }, query: { ...query, start }, signal });
      const { start = 0, size = defaultPageSize } = query;
      const place = { start: Number(start), size: Number(size) };
      return neighboursIn({ resultId, size: place.size, starts: startsToLookAt(place, rank), page });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
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

/** Replaces what a person says was read wrongly; answers the score that comes of it. */
export function useCorrectResult(result: ResultOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (corrections: Correction[]) =>
      (await call(correctResult, { params: { id: result.id }, body: { corrections } })).matching_score,
    scope: { id: `corrections ${result.id}` },
    onSuccess: () => refresh(client, result),
  });
}

/** Has the report of one result made as a PDF, waits for it and lets the browser save it. */
export function useReportPdf(result: ResultOf) {
  return useMutation({
    mutationFn: async (paper: (typeof papers)[number]) => {
      const asked = await call(createExport, {
        params: { id: result.screeningId },
        body: { format: "report-pdf", selection: { result_ids: [result.id] }, paper },
      });
      let made = asked;
      while (made.state === "waiting" || made.state === "working") {
        await new Promise((resolve) => setTimeout(resolve, exportPollMs));
        made = await call(getExport, { params: { id: asked.id } });
      }
      if (made.state === "failed") throw new Error(made.message ?? "The PDF could not be made.");
      return saveLink(await call(downloadExport, { params: { id: made.id } }));
    },
  });
}

export type ResultOf = { id: string; screeningId: string };

/** Both the report and the lists show what has changed. */
async function refresh(client: QueryClient, { id, screeningId }: ResultOf): Promise<void> {
  void client.invalidateQueries({ queryKey: screeningKeys.results(screeningId) });
  void client.invalidateQueries({ queryKey: textKey(id) });
  await client.invalidateQueries({ queryKey: screeningKeys.report(id) });
}
