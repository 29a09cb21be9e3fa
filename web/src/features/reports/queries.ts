import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { getInterviewCandidate, type Interview } from "@winnow/contract/interviews.ts";
import type { Paper } from "@winnow/contract/papers.ts";
import {
  answerRequest,
  decideInterview,
  downloadReport,
  getInterview,
  getScoreAgreement,
  type InterviewReport,
  listDriveResults,
  listReports,
  playRecording,
  type ReportFormat,
  saveScorecard,
  transcribeInterview,
} from "@winnow/contract/reports.ts";
import { useEffect } from "react";
import { type Answer, type Arguments, call, callForFile } from "../../api/call.ts";
import { newUuid } from "../../api/new-uuid.ts";
import { untilConnected } from "../../api/until-connected.ts";
import { saveFile } from "../../ui/file/save-file.ts";
import { neighboursIn, startsToLookAt } from "../../ui/list/neighbours.ts";
import { reportKeys } from "./query-keys.ts";
import { isGoingOn, isInTheMaking } from "./report-state.ts";

export type DriveResultsQuery = NonNullable<Arguments<typeof listDriveResults>["query"]>;
type DriveResults = Answer<typeof listDriveResults>;
export type CardChanges = Arguments<typeof saveScorecard>["body"];

const makingPollMs = 2_000;
const livePollMs = 5_000;
/** Links to recordings live for 15 minutes. */
const linkFreshMs = 10 * 60_000;

/** Marks what saves the own scorecard. */
export function scorecardKey(interviewId: string) {
  return ["scorecard", interviewId] as const;
}

function reportQuery(interviewId: string) {
  return queryOptions({
    queryKey: reportKeys.report(interviewId),
    queryFn: async ({ signal }): Promise<InterviewReport> => {
      const { data } = await call(listReports, { query: { interview_id: interviewId }, signal });
      const [report] = data;
      if (!report) throw new Error("There is no report of this interview.");
      return report;
    },
    refetchInterval: ({ state }) => {
      if (!state.data) return false;
      if (isInTheMaking(state.data)) return makingPollMs;
      return isGoingOn(state.data.interview) ? livePollMs : false;
    },
  });
}

/** The report of an interview, asked for again while somebody answers, and while recordings and marks are made. */
export function useReport(interviewId: string) {
  return useQuery(reportQuery(interviewId));
}

/** Has the reports at hand that the next step may lead to. */
export function usePrefetchedReports(interviewIds: readonly string[]) {
  const client = useQueryClient();
  const ids = interviewIds.join(",");
  useEffect(() => {
    for (const id of ids.split(",").filter(Boolean)) void client.prefetchQuery(reportQuery(id));
  }, [client, ids]);
}

/** Several reports side by side. */
export function useReports(interviewIds: readonly string[]) {
  return useQueries({ queries: interviewIds.map((id) => reportQuery(id)) });
}

/** State, requests and timeline of an interview. */
export function useInterviewDetails(interviewId: string) {
  return useQuery({
    queryKey: reportKeys.details(interviewId),
    queryFn: ({ signal }) => call(getInterview, { params: { id: interviewId }, signal }),
    refetchInterval: ({ state }) => (state.data && isGoingOn(state.data.interview) ? livePollMs : false),
  });
}

/** Where the candidate of an interview came from. */
export function useInterviewCandidate(interviewId: string) {
  return useQuery({
    queryKey: reportKeys.candidate(interviewId),
    queryFn: ({ signal }) => call(getInterviewCandidate, { params: { id: interviewId }, signal }),
    staleTime: 60_000,
  });
}

/** A link to play a recording by, for some minutes. */
export function useRecordingLink(of: { interviewId: string; recordingId: string; isReady: boolean }) {
  const { interviewId, recordingId, isReady } = of;
  return useQuery({
    queryKey: reportKeys.recording(recordingId),
    queryFn: ({ signal }) =>
      call(playRecording, { params: { id: interviewId, recording_id: recordingId }, signal }),
    enabled: isReady,
    // Another link would begin the recording anew while it is played.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: linkFreshMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function resultsPageQuery(driveId: string, query: DriveResultsQuery) {
  return queryOptions({
    queryKey: [...reportKeys.results(driveId), query],
    queryFn: ({ signal }) => call(listDriveResults, { params: { id: driveId }, query, signal }),
  });
}

/** One page of a drive's results, asked for again now and then while the drive is running. */
export function useDriveResults(driveId: string, query: DriveResultsQuery, options: { isLive: boolean }) {
  return useQuery({
    ...resultsPageQuery(driveId, query),
    placeholderData: keepPreviousData,
    refetchInterval: options.isLive ? livePollMs : false,
  });
}

/** How far one's own scores of a drive and those of others agree. */
export function useScoreAgreement(driveId: string) {
  return useQuery({
    queryKey: reportKeys.agreement(driveId),
    queryFn: ({ signal }) => call(getScoreAgreement, { params: { id: driveId }, signal }),
  });
}

/** The line of an interview in whatever list or report is at hand, to show before its own report is there. */
export function useKnownInterview(interviewId: string): Interview | undefined {
  const client = useQueryClient();
  const answered = client.getQueryData<InterviewReport>(reportKeys.report(interviewId))?.interview;
  const detailed = client.getQueryData<Answer<typeof getInterview>>(reportKeys.details(interviewId));
  return (
    answered ??
    detailed?.interview ??
    client
      .getQueriesData<DriveResults>({
        queryKey: reportKeys.all,
        predicate: ({ queryKey }) => queryKey[1] === "results",
      })
      .flatMap(([, page]) => page?.data ?? [])
      .find(({ id }) => id === interviewId)
  );
}

/** Which interviews stand before and after one in the results of its drive. Asked once, so that a decision leaves the way on as it was. */
export function useNeighbours(of: { driveId: string; interviewId: string; query: DriveResultsQuery }) {
  const { driveId, interviewId, query } = of;
  const client = useQueryClient();
  return useQuery({
    queryKey: [...reportKeys.neighbours(driveId), interviewId, query],
    queryFn: () => {
      const place = { start: Number(query.start ?? 0), size: Number(query.size) };
      return neighboursIn({
        rowId: interviewId,
        size: place.size,
        // The list of an address without one begins at its first page.
        starts: startsToLookAt(place, 1),
        page: (start) => client.ensureQueryData(resultsPageQuery(driveId, { ...query, start })),
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves what was changed on the own scorecard; what cannot reach the server is tried until it does. */
export function useSaveScorecard(interview: Pick<Interview, "id" | "drive_id">) {
  const client = useQueryClient();
  const queryKey = reportKeys.report(interview.id);
  return useMutation({
    mutationKey: scorecardKey(interview.id),
    scope: { id: `scorecard ${interview.id}` },
    ...untilConnected,
    mutationFn: (changes: CardChanges) =>
      call(saveScorecard, { params: { id: interview.id }, body: changes }),
    onSuccess: async (own_scorecard, changes) => {
      // A report that is on its way may be older than this.
      await client.cancelQueries({ queryKey });
      client.setQueryData<InterviewReport>(queryKey, (report) => report && { ...report, own_scorecard });
      void refreshResults(client, interview);
      // Once it is given, marks are shown.
      if (changes.is_given) await client.invalidateQueries({ queryKey });
    },
  });
}

/** What was changed on the own scorecard and has not reached the server yet, the oldest first. */
export function useUnsavedChanges(interviewId: string): CardChanges[] {
  return useMutationState({
    filters: { mutationKey: scorecardKey(interviewId), status: "pending" },
    // The key is that of `useSaveScorecard` alone, whose variables these are.
    select: ({ state }) => state.variables as CardChanges,
  });
}

type Decided = { decision: Arguments<typeof decideInterview>["body"]["decision"]; reason?: string };

/** Decides on an interview; shown at once, and as it was where it fails. */
export function useDecideInterview(interview: Pick<Interview, "id" | "drive_id">) {
  const client = useQueryClient();
  const queryKey = reportKeys.report(interview.id);
  const mutationKey = ["interview decision", interview.id];
  return useMutation({
    mutationKey,
    scope: { id: `decision ${interview.id}` },
    mutationFn: (body: Decided & { by: string }) =>
      call(decideInterview, {
        params: { id: interview.id },
        body: { decision: body.decision, reason: body.reason },
        // The same may be decided again after something else.
        act: newUuid(),
      }),
    onMutate: async ({ decision, reason, by }) => {
      await client.cancelQueries({ queryKey });
      const at = Math.floor(Date.now() / 1000);
      client.setQueryData<InterviewReport>(
        queryKey,
        (report) =>
          report && {
            ...report,
            decision: decision === null ? null : { kind: decision, reason: reason || null, by, at },
          },
      );
    },
    onSettled: async () => {
      // What is still on its way is newer than what the server would tell.
      if (client.isMutating({ mutationKey }) > 1) return;
      await Promise.all([client.invalidateQueries({ queryKey }), refreshResults(client, interview)]);
    },
  });
}

/** Saves the report as a file named after the candidate. */
export function useReportDownload({ id, name }: Pick<Interview, "id" | "name">) {
  return useMutation({
    mutationFn: async ({ format, paper }: { format: ReportFormat; paper?: Paper }) =>
      saveFile(
        await callForFile(downloadReport, { params: { id, format }, query: { paper } }),
        `${name} interview report.${format}`,
      ),
  });
}

/** Has recordings put into text that have no transcript yet, or whose transcript failed. */
export function useTranscribe(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(transcribeInterview, { params: { id: interviewId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reportKeys.report(interviewId) }),
  });
}

/** Grants or declines what a candidate asks for. */
export function useAnswerRequest(interviewId: string) {
  const client = useQueryClient();
  const queryKey = reportKeys.details(interviewId);
  return useMutation({
    mutationFn: ({ requestId, ...body }: { requestId: string } & Arguments<typeof answerRequest>["body"]) =>
      call(answerRequest, { params: { id: interviewId, request_id: requestId }, body }),
    onSuccess: (details) => client.setQueryData(queryKey, details),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

function refreshResults(client: QueryClient, { drive_id }: Pick<Interview, "drive_id">) {
  return client.invalidateQueries({ queryKey: reportKeys.results(drive_id) });
}
