import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  addDriveCandidates,
  aggregateDrives,
  cancelDrive,
  closeDrive,
  createDriveRound,
  type DriveRound,
  type DriveRoundDetails,
  deleteDriveRound,
  downloadFromDrive,
  type driveDownloadKinds,
  type driveUploadKinds,
  getDriveCredits,
  getDriveRound,
  listDriveCandidates,
  listDriveHistory,
  listDriveRounds,
  listDriveSkills,
  removeDriveCandidate,
  scheduleInterviews,
  undoScheduling,
  updateDriveCandidate,
  updateDriveRound,
  uploadToDrive,
} from "@winnow/contract/drives.ts";
import { failures } from "@winnow/contract/failures.ts";
import { deleteInterview, resendInvitation } from "@winnow/contract/interviews.ts";
import { accountQuery } from "../../api/account-query.ts";
import { type Arguments, call, callForFile, callWithForm } from "../../api/call.ts";
import { changeHeld } from "../../api/change-held.ts";
import { untilConnected } from "../../api/until-connected.ts";
import { saveFile } from "../../ui/file/save-file.ts";
import { driveKeys } from "./query-keys.ts";
import { withoutTwins } from "./without-twins.ts";

type ListQuery = NonNullable<Arguments<typeof listDriveRounds>["query"]>;
type CandidatesQuery = NonNullable<Arguments<typeof listDriveCandidates>["query"]>;
export type DriveChanges = Arguments<typeof updateDriveRound>["body"];
/** What changes, from what the server holds when its turn comes. */
export type DriveChange = (drive: DriveRoundDetails) => DriveChanges;

const livePollMs = 2_000;
const runningPollMs = 10_000;

/** Marks what saves the set-up of a drive. */
export function saveKey(id: string) {
  return ["drive", id, "save"] as const;
}

/** The drives of the account, asked for again now and then while one of them is running. */
export function useDrives(query: ListQuery) {
  return useQuery({
    queryKey: [...driveKeys.lists, query],
    queryFn: ({ signal }) => call(listDriveRounds, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === "InProgress") ? runningPollMs : false,
  });
}

/** How many drives there are by status, for the filters of the list. */
export function useDriveCounts() {
  return useQuery({
    queryKey: [...driveKeys.lists, "counts"],
    queryFn: async ({ signal }) => {
      const { data } = await call(aggregateDrives, {
        body: { aggregationType: "count", groupBy: "status" },
        signal,
      });
      return new Map(data.map(({ group_by, count }) => [group_by, count]));
    },
  });
}

/** Fetches every drive that a list shows, over all its pages, when it is asked to. */
export function useAllDrives(query: ListQuery) {
  return useMutation({
    mutationFn: async () => {
      const all: DriveRound[] = [];
      for (let start = 0; ; start += 1) {
        const page = await call(listDriveRounds, { query: { ...query, start, size: 100 } });
        all.push(...page.data);
        if (start + 1 >= page.total_pages) return all;
      }
    },
  });
}

/** One drive; more often while its invitations are on their way. */
export function useDrive(id: string) {
  return useQuery({
    queryKey: driveKeys.itself(id),
    queryFn: ({ signal }) => call(getDriveRound, { params: { id }, signal }),
    refetchInterval: ({ state }) => pollMsOf(state.data),
  });
}

type Standing = Pick<DriveRoundDetails, "id" | "status" | "counts">;

/** How often to look at a drive and its candidates: while invitations leave, and as long as candidates may answer. */
function pollMsOf(drive: Standing | undefined): number | false {
  if (drive?.status !== "InProgress") return false;
  return drive.counts.being_sent > 0 ? livePollMs : runningPollMs;
}

export function useDriveCredits(id: string) {
  return useQuery({
    queryKey: driveKeys.credits(id),
    queryFn: ({ signal }) => call(getDriveCredits, { params: { id }, signal }),
  });
}

export function useDriveCandidates(drive: Standing, query: CandidatesQuery) {
  const { id } = drive;
  return useQuery({
    queryKey: [...driveKeys.candidates(id), query],
    queryFn: ({ signal }) => call(listDriveCandidates, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMsOf(drive),
  });
}

/** How many interviews of a drive there are by status, and by what became of the invitation's mail. */
export function useInterviewCounts(drive: Standing) {
  const { id } = drive;
  return useQuery({
    queryKey: [...driveKeys.candidates(id), "counts"],
    queryFn: async ({ signal }) => {
      const countBy = async (groupBy: "interview_status" | "email_status") => {
        const { data } = await call(aggregateDrives, {
          body: { aggregationType: "count", groupBy, driveRoundIds: [id] },
          signal,
        });
        return new Map(data.map(({ group_by, count }) => [group_by, count]));
      };
      const [status, mail] = await Promise.all([countBy("interview_status"), countBy("email_status")]);
      return { status, mail };
    },
    refetchInterval: pollMsOf(drive),
  });
}

export function useDriveHistory(id: string) {
  return useQuery({
    queryKey: driveKeys.history(id),
    queryFn: ({ signal }) => call(listDriveHistory, { params: { id }, signal }),
  });
}

/** The skills that are known, as somebody types one. */
export function useDriveSkills(search: string) {
  return useQuery({
    queryKey: driveKeys.skills(search),
    queryFn: ({ signal }) => call(listDriveSkills, { query: { search, size: 20 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Creates a draft, whose times are those of the place where it is made. */
export function useCreateDrive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: Arguments<typeof createDriveRound>["body"]) => {
      const drive = await call(createDriveRound, { body: given });
      if (given.copy_of !== undefined) return drive;
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      // The draft stands either way; its time zone can be chosen on its page.
      return await call(updateDriveRound, { params: { id: drive.id }, body: { time_zone: timeZone } }).catch(
        () => drive,
      );
    },
    onSuccess: (drive) => adopt(client, drive),
  });
}

/**
 * Changes the set-up. The change is shown at once, applied to what the server holds when its turn comes, so that
 * several changes on the way at once, or in another window, do not undo each other.
 */
export function useChangeDrive(id: string) {
  const client = useQueryClient();
  const queryKey = driveKeys.itself(id);
  return useMutation({
    mutationKey: saveKey(id),
    scope: saveScope(id),
    ...untilConnected,
    mutationFn: (change: DriveChange) => {
      const params = { id };
      return changeHeld({
        read: () => call(getDriveRound, { params }),
        write: (drive) => {
          const body = { ...withoutTwins(change(drive)), setup_version: drive.setup_version };
          return call(updateDriveRound, { params, body });
        },
        conflict: failures.driveChanged,
      });
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<DriveRoundDetails>(queryKey, (drive) => drive && changed(drive, change(drive)));
    },
    onSuccess: (drive) => {
      // What is still on its way is newer than this answer.
      if (client.isMutating({ mutationKey: saveKey(id) }) <= 1) client.setQueryData(queryKey, drive);
      void client.invalidateQueries({ queryKey: driveKeys.lists });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteDrive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteDriveRound, { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: driveKeys.one(id) });
      return client.invalidateQueries({ queryKey: driveKeys.lists });
    },
  });
}

export type DeletionOutcome = { drive: DriveRound; failure: string | null };

/** Deletes several drives, one after the other, and tells how each went. */
export function useDeleteDrives() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (drives: readonly DriveRound[]) => {
      const outcomes: DeletionOutcome[] = [];
      for (const drive of drives) {
        const failure = await call(deleteDriveRound, { params: { id: drive.id } }).then(
          () => null,
          (error: Error) => error.message,
        );
        outcomes.push({ drive, failure });
      }
      return outcomes;
    },
    onSettled: () => client.invalidateQueries({ queryKey: driveKeys.all }),
  });
}

/**
 * Invites whoever has no interview, for as many hundredths as the page has shown; waits for the changes of that drive
 * that are being saved.
 */
export function useScheduleInterviews(id: string) {
  return useDriveAction(
    ({ quoted }: { id: string; quoted: number | undefined }) =>
      call(scheduleInterviews, { params: { id }, query: { quoted } }),
    saveScope(id),
  );
}

export function useUndoScheduling() {
  return useDriveAction(({ id }: { id: string }) => call(undoScheduling, { params: { id } }));
}

export function useCancelDrive() {
  return useDriveAction(({ id }: { id: string }) => call(cancelDrive, { params: { id } }));
}

export function useCloseDrive() {
  return useDriveAction(({ id }: { id: string }) => call(closeDrive, { params: { id } }));
}

export function useAddCandidates(id: string) {
  return useCandidateAction(id, (body: Arguments<typeof addDriveCandidates>["body"]) =>
    call(addDriveCandidates, { params: { id }, body }),
  );
}

/** Takes results of a screening over as candidates of a drive. */
export function useAddResults() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ driveId, ...body }: { driveId: string } & Arguments<typeof addDriveCandidates>["body"]) =>
      call(addDriveCandidates, { params: { id: driveId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: driveKeys.all }),
  });
}

export function useRemoveCandidate(id: string) {
  return useCandidateAction(id, (candidateId: string) =>
    call(removeDriveCandidate, { params: { id, candidate_id: candidateId } }),
  );
}

export function useResendInvitation(id: string) {
  return useCandidateAction(id, (interviewId: string) =>
    call(resendInvitation, { params: { id: interviewId }, body: {} }),
  );
}

/** Corrects a candidate, and sends the invitation to the address that is given, where it has to be sent. */
export function useCorrectCandidate(id: string) {
  return useCandidateAction(
    id,
    async (given: { candidateId: string; name: string; email: string; invitedBy: string | null }) => {
      const { candidateId, name, email, invitedBy } = given;
      const changes = invitedBy === null ? { name, email } : { name };
      await call(updateDriveCandidate, { params: { id, candidate_id: candidateId }, body: changes });
      if (invitedBy !== null) await call(resendInvitation, { params: { id: invitedBy }, body: { email } });
    },
  );
}

/** Withdraws an invitation that nobody has begun on, or erases what was answered. */
export function useDeleteInterview(id: string) {
  return useCandidateAction(id, ({ interviewId, tells }: { interviewId: string; tells: boolean }) =>
    call(deleteInterview, { params: { id: interviewId }, query: { tell: tells ? "true" : "false" } }),
  );
}

type Upload = { kind: (typeof driveUploadKinds)[number] } & (
  | { file: File; mapping?: Record<string, string | null>; instructions?: string }
  | { previewId: string }
);

/** Sends a file for a preview of its rows, or takes a preview over. A job description is taken over at once. */
export function useDriveUpload(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upload: Upload) => {
      const form = new FormData();
      if ("previewId" in upload) form.set("preview_id", upload.previewId);
      else {
        if (upload.mapping) form.set("mapping", JSON.stringify(upload.mapping));
        if (upload.instructions) form.set("instructions", upload.instructions);
        form.set("file", upload.file);
      }
      return callWithForm(uploadToDrive, { params: { id, kind: upload.kind }, form });
    },
    onSuccess: async (preview) => {
      if (preview.is_applied) await client.invalidateQueries({ queryKey: driveKeys.all });
    },
  });
}

export type DownloadedTable = Exclude<(typeof driveDownloadKinds)[number], "jd">;

/** Saves a table of a drive as a file named after it. */
export function useDriveDownload({ id, title }: { id: string; title: string }) {
  return useMutation({
    mutationFn: async ({ kind, format }: { kind: DownloadedTable; format: "csv" | "xlsx" }) =>
      saveFile(
        await callForFile(downloadFromDrive, { params: { id, kind }, query: { format } }),
        `${title} ${kind}.${format}`,
      ),
  });
}

/** Changes of one drive are sent one after the other. */
export function saveScope(id: string) {
  return { id: `drive ${id}` };
}

function useDriveAction<Given extends { id: string }>(
  act: (given: Given) => Promise<DriveRoundDetails>,
  scope?: { id: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    scope,
    onSuccess: (drive) => adopt(client, drive),
    onSettled: (_, __, { id }) => {
      // Scheduling holds credits, cancelling gives some back.
      void client.invalidateQueries({ queryKey: accountQuery.queryKey });
      return client.invalidateQueries({ queryKey: driveKeys.one(id) });
    },
  });
}

function useCandidateAction<Given, Answered>(id: string, act: (given: Given) => Promise<Answered>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: accountQuery.queryKey });
      void client.invalidateQueries({ queryKey: driveKeys.lists });
      return client.invalidateQueries({ queryKey: driveKeys.one(id) });
    },
  });
}

/** Takes a drive as the server has just told it, and lets what depends on it be asked for again. */
function adopt(client: QueryClient, drive: DriveRoundDetails) {
  client.setQueryData(driveKeys.itself(drive.id), drive);
  void client.invalidateQueries({ queryKey: driveKeys.lists });
  void client.invalidateQueries({ queryKey: driveKeys.credits(drive.id) });
}

/** The drive as it will be. */
function changed(drive: DriveRoundDetails, changes: DriveChanges): DriveRoundDetails {
  const { jd_text = drive.jd.text, instructions = drive.jd.instructions, ...others } = changes;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return { ...drive, ...given, jd: { ...drive.jd, text: jd_text, instructions } };
}
