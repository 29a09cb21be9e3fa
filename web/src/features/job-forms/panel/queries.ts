import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { failures } from "@winnow/contract/failures.ts";
import { getJobForm, type JobForm, renewJobFormLink, updateJobForm } from "@winnow/contract/job-forms.ts";
import { type Arguments, call } from "../../../api/call.ts";
import { changeHeld } from "../../../api/change-held.ts";
import { untilConnected } from "../../../api/until-connected.ts";

export type JobFormChanges = Omit<Arguments<typeof updateJobForm>["body"], "version">;
/** What changes, from what the server holds when its turn comes. */
export type JobFormChange = (form: JobForm) => JobFormChanges;

const pollMs = 30_000;

export const jobFormKeys = {
  of: (screeningId: string) => ["job form", screeningId] as const,
};

/** Marks what saves the job form of a screening. */
export function saveKey(screeningId: string) {
  return ["job form", screeningId, "save"] as const;
}

/** The form of a screening; who has applied meanwhile shows after a while. */
export function useJobForm(screeningId: string) {
  return useQuery({
    queryKey: jobFormKeys.of(screeningId),
    queryFn: ({ signal }) => call(getJobForm, { params: { id: screeningId }, signal }),
    refetchInterval: pollMs,
    refetchOnWindowFocus: "always",
  });
}

/**
 * Changes the form. The change is shown at once and made of what the server holds when its turn comes, so that two
 * windows do not undo each other's questions; `onOthersChange` is called where another window had changed them.
 */
export function useChangeJobForm(screeningId: string, options: { onOthersChange: () => void }) {
  const client = useQueryClient();
  const queryKey = jobFormKeys.of(screeningId);
  const mutationKey = saveKey(screeningId);

  const params = { id: screeningId };

  function write(form: JobForm, change: JobFormChange): Promise<JobForm> {
    const changes = change(form);
    if (!changes.questions) return call(updateJobForm, { params, body: changes });
    const shown = client.getQueryData<JobForm>(queryKey);
    if (shown && shown.version !== form.version) options.onOthersChange();
    return call(updateJobForm, { params, body: { ...changes, version: form.version } });
  }

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    ...untilConnected,
    mutationFn: (change: JobFormChange) =>
      changeHeld({
        read: () => call(getJobForm, { params }),
        write: (form) => write(form, change),
        conflict: failures.formQuestionsChanged,
      }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<JobForm>(queryKey, (form) => form && { ...form, ...change(form) });
    },
    onSuccess: (form) => {
      // What is still on its way is newer than this answer.
      const isNewest = client.isMutating({ mutationKey }) <= 1;
      client.setQueryData<JobForm>(queryKey, (shown) =>
        isNewest || !shown ? form : { ...shown, version: form.version },
      );
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Lets the form be asked for again: what else is changed of its screening changes its state. */
export function useRefreshedJobForm(screeningId: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: jobFormKeys.of(screeningId) });
}

export function useRenewLink(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewJobFormLink, { params: { id: screeningId } }),
    onSuccess: (form) => client.setQueryData(jobFormKeys.of(screeningId), form),
  });
}
