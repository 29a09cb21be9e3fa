import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type CvFile,
  deleteScreeningFile,
  listCvFiles,
  requestDownload,
  retryCvFile,
  retryFailedCvFiles,
} from "@winnow/contract/screenings.ts";
import { type Arguments, call } from "../../../api/call.ts";
import { fetchLink, saveLink } from "../../../api/fetch-link.ts";
import { livePollMs } from "../queries.ts";
import { screeningKeys } from "../query-keys.ts";

type FilesQuery = NonNullable<Arguments<typeof listCvFiles>["query"]>;

/** CV files of a screening, every second while `isLive`. */
export function useCvFiles(id: string, query: FilesQuery, options: { isLive: boolean; isWanted?: boolean }) {
  return useQuery({
    queryKey: [...screeningKeys.files(id), query],
    queryFn: ({ signal }) => call(listCvFiles, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: options.isLive ? livePollMs : false,
    enabled: options.isWanted ?? true,
  });
}

/** Every CV file of a screening in one of these states, for comparing files that are chosen again. */
export async function fetchAllCvFiles(id: string, states: readonly CvFile["state"][]): Promise<CvFile[]> {
  const all: CvFile[] = [];
  for (let start = 0; ; start += 1) {
    const query = { state: states.join(","), size: 100, start, sort_by: "created_at" } as const;
    const page = await call(listCvFiles, { params: { id }, query });
    all.push(...page.data);
    if (start + 1 >= page.total_pages) return all;
  }
}

/** The files that were announced and have not arrived, the first thousand of them. */
export function useFilesNotArrived(id: string) {
  return useQuery({
    queryKey: [...screeningKeys.files(id), "not arrived"],
    queryFn: () => fetchAllCvFiles(id, ["uploading"]),
  });
}

/** Removes a CV file with its result, or the JD when there is no id. */
export function useDeleteFile(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fileId: string | null) =>
      call(deleteScreeningFile, {
        params: { screening_id: screeningId },
        query: fileId === null ? { kind: "jd" } : { file_id: fileId },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: screeningKeys.one(screeningId) }),
  });
}

/** Removes several CV files, one after the other. */
export function useDeleteFiles(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (fileIds: string[]) => {
      for (const file_id of fileIds) {
        await call(deleteScreeningFile, { params: { screening_id: screeningId }, query: { file_id } });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: screeningKeys.one(screeningId) }),
  });
}

/** Reads all failed files again whose original is still there. */
export function useRetryAllFiles(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(retryFailedCvFiles, { params: { id: screeningId } }),
    onSettled: () => client.invalidateQueries({ queryKey: screeningKeys.one(screeningId) }),
  });
}

export function useRetryFile(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fileId: string) =>
      call(retryCvFile, { params: { screening_id: screeningId, file_id: fileId } }),
    onSettled: () => client.invalidateQueries({ queryKey: screeningKeys.one(screeningId) }),
  });
}

/** Asks for a link to an original, or to the JD when there is no id, and saves what it leads to. */
export function useDownload(screeningId: string) {
  return useMutation({
    mutationFn: async (fileId: string | null) => saveLink(await requestLink({ screeningId, fileId })),
  });
}

/** The bytes of an original, to show its pages. */
export function useOriginal({ isWanted, ...original }: Original & { isWanted: boolean }) {
  return useQuery({ ...originalQuery(original), enabled: isWanted });
}

export function originalQuery(original: Original) {
  return queryOptions({
    queryKey: [...screeningKeys.originals, original.fileId],
    queryFn: async ({ signal }) => fetchLink(await requestLink(original, signal), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

type Original = { screeningId: string; fileId: string };

function requestLink(original: { screeningId: string; fileId: string | null }, signal?: AbortSignal) {
  return call(requestDownload, {
    params: { screening_id: original.screeningId },
    body: { file_id: original.fileId },
    signal,
  });
}
