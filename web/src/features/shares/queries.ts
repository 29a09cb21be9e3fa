import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  downloadSharedCv,
  leaveFeedback,
  listShares,
  openShare,
  playSharedRecording,
  renewShareLink,
  revokeShare,
  shareCandidate,
} from "@winnow/contract/shares.ts";
import { ApiError } from "../../api/api-error.ts";
import { type Arguments, call } from "../../api/call.ts";
import { saveLink } from "../../api/fetch-link.ts";
import { takeFirstAnswer } from "../../api/first-answer.ts";
import { takeVisitId } from "../answers/visit-id.ts";
import { shareKeys } from "./query-keys.ts";

/** How often links are opened is told by no event. */
const openedPollMs = 30_000;
/** Links to recordings live for 15 minutes. */
const linkFreshMs = 10 * 60_000;

/** The links by which the candidate of an interview is shared. */
export function useShares(interviewId: string) {
  return useQuery({
    queryKey: shareKeys.of(interviewId),
    queryFn: ({ signal }) => call(listShares, { params: { id: interviewId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some((share) => share.state === "open") ? openedPollMs : false,
  });
}

/** Whose interview, and what else on the page shows that something was shared. */
type OfInterview = { interviewId: string; onChange?: () => void };

export function useShareCandidate(of: OfInterview) {
  return useMutation({
    mutationFn: (body: Arguments<typeof shareCandidate>["body"]) =>
      call(shareCandidate, { params: { id: of.interviewId }, body }),
    onSettled: useRefresh(of),
  });
}

export function useRenewShareLink(of: OfInterview) {
  return useMutation({
    mutationFn: (shareId: string) =>
      call(renewShareLink, { params: { id: of.interviewId, share_id: shareId } }),
    onSettled: useRefresh(of),
  });
}

export function useRevokeShare(of: OfInterview) {
  return useMutation({
    mutationFn: (shareId: string) => call(revokeShare, { params: { id: of.interviewId, share_id: shareId } }),
    onSettled: useRefresh(of),
  });
}

function useRefresh({ interviewId, onChange }: OfInterview): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    onChange?.();
    return client.invalidateQueries({ queryKey: shareKeys.of(interviewId) });
  };
}

const longestPauseMs = 5_000;

/** What a link shows. */
export function useSharedCandidate(token: string) {
  return useQuery({
    queryKey: shareKeys.shared(token),
    queryFn: async ({ signal }) =>
      call(openShare, { params: { token }, query: { visit: await takeVisitId() }, signal }),
    initialData: () => takeFirstAnswer(openShare.schema.response[200]) ?? undefined,
    // It is asked for all the same, which is what counts as opened.
    initialDataUpdatedAt: 0,
    // Whoever was sent a link need not know when trying again helps.
    retry: (_, error) => error instanceof ApiError && error.isTemporary,
    retryDelay: (failures) => Math.min(1_000 * 2 ** failures, longestPauseMs),
  });
}

/** A link to play a shared recording by, for some minutes. */
export function useSharedRecordingLink(of: { token: string; recordingId: string; isReady: boolean }) {
  const { token, recordingId, isReady } = of;
  return useQuery({
    queryKey: shareKeys.recording(token, recordingId),
    queryFn: ({ signal }) =>
      call(playSharedRecording, { params: { token, recording_id: recordingId }, signal }),
    enabled: isReady,
    // Another link would begin the recording anew while it is played.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: linkFreshMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useSaveSharedCv(token: string) {
  return useMutation({
    mutationFn: async () => saveLink(await call(downloadSharedCv, { params: { token } })),
  });
}

export function useLeaveFeedback(token: string) {
  return useMutation({
    mutationFn: (body: Arguments<typeof leaveFeedback>["body"]) =>
      call(leaveFeedback, { params: { token }, body }),
  });
}
