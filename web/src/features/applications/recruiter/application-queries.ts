import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  answerApplicantRequest,
  downloadApplicationFile,
  getApplicationOfResult,
  listApplications,
} from "@winnow/contract/applications.ts";
import { call } from "../../../api/call.ts";
import { saveLink } from "../../../api/fetch-link.ts";
import { applicationKeys } from "../query-keys.ts";

/** By which application a result's CV came; null for one that was uploaded. */
export function useApplicationOf(resultId: string) {
  return useQuery({
    queryKey: applicationKeys.ofResult(resultId),
    queryFn: async ({ signal }) =>
      (await call(getApplicationOfResult, { params: { id: resultId }, signal })).application,
    staleTime: 60_000,
  });
}

/** One page of those who have applied to a screening. */
export function useApplications(screeningId: string, query: { start: number; size: number }) {
  return useQuery({
    queryKey: [...applicationKeys.of(screeningId), query],
    queryFn: ({ signal }) => call(listApplications, { params: { id: screeningId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAnswerRequest(applicationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ requestId, answer }: { requestId: string; answer: string }) =>
      call(answerApplicantRequest, {
        params: { id: applicationId, request_id: requestId },
        body: { answer },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

/** Saves a file that answers a question of the form. */
export function useSaveAnswerFile(applicationId: string) {
  return useMutation({
    mutationFn: async (fileId: string) =>
      saveLink(await call(downloadApplicationFile, { params: { id: applicationId, file_id: fileId } })),
  });
}
