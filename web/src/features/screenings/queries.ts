import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { failures } from "@winnow/contract/failures.ts";
import type { EditedRequirement, Requirement } from "@winnow/contract/requirements.ts";
import { getScreeningResult, listScreeningResults } from "@winnow/contract/results.ts";
import {
  aggregateScreenings,
  createScreening,
  deleteScreening,
  duplicateScreening,
  getScreening,
  getScreeningCredits,
  getScreeningJd,
  listScreenings,
  type Screening,
  type ScreeningJd,
  startScreening,
  stopScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { useEffect, useEffectEvent } from "react";
import { accountQuery } from "../../api/account-query.ts";
import { type Arguments, call } from "../../api/call.ts";
import { changeHeld } from "../../api/change-held.ts";
import { untilConnected } from "../../api/until-connected.ts";
import { wordsOf } from "../../words/words.ts";
import { screeningKeys } from "./query-keys.ts";
import {
  fieldsOvertaken,
  forgetSaved,
  isHeld,
  keepUnsaved,
  readOwnLists,
  readUnsaved,
  type SingleFields,
} from "./unsaved-changes.ts";

type ListQuery = NonNullable<Arguments<typeof listScreenings>["query"]>;
type ScreeningChanges = Arguments<typeof updateScreening>["body"];
export type ResultsQuery = NonNullable<Arguments<typeof listScreeningResults>["query"]>;

const listPollMs = 2_000;
export const livePollMs = 1_000;

/** Marks what saves the set-up of a screening. */
export function saveKey(id: string) {
  return ["screening", id, "save"] as const;
}

/** Marks what saves fields of it, in distinction from its requirements. */
function fieldsKey(id: string) {
  return [...saveKey(id), "fields"] as const;
}

/** The screenings of the account, asked for again every two seconds while one of them is running. */
export function useScreenings(query: ListQuery) {
  return useQuery({
    queryKey: [...screeningKeys.lists, query],
    queryFn: ({ signal }) => call(listScreenings, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((screening) => screening.status === "InProgress") ? listPollMs : false,
  });
}

/** How many screenings there are by status and by mode, for the filters of the list. */
export function useScreeningCounts() {
  return useQuery({
    queryKey: [...screeningKeys.lists, "counts"],
    queryFn: async ({ signal }) => {
      const [byStatus, byMode] = await Promise.all(
        (["status", "mode"] as const).map((groupBy) =>
          call(aggregateScreenings, { body: { aggregationType: "count", groupBy }, signal }),
        ),
      );
      const groups = [...(byStatus?.data ?? []), ...(byMode?.data ?? [])];
      return new Map(groups.map(({ group_by, count }) => [group_by, count]));
    },
    refetchInterval: ({ state }) => ((state.data?.get("InProgress") ?? 0) > 0 ? 5_000 : false),
  });
}

/** Fetches every screening that a list shows, when it is asked to. */
export function useAllScreenings(query: ListQuery) {
  return useMutation({ mutationFn: () => fetchAllScreenings(query) });
}

/** Every screening that a list shows, over all its pages. */
async function fetchAllScreenings(query: ListQuery): Promise<Screening[]> {
  const all: Screening[] = [];
  for (let start = 0; ; start += 1) {
    const page = await call(listScreenings, { query: { ...query, start, size: 100 } });
    all.push(...page.data);
    if (start + 1 >= page.total_pages) return all;
  }
}

/** What starting each of these would cost, in hundredths of a credit, all together. */
export function useQuoteOfAll(ids: string[], options: { isWanted: boolean }) {
  return useQuery({
    queryKey: screeningKeys.quoteOfAll(ids),
    queryFn: async ({ signal }) => {
      let quoted = 0;
      for (const id of ids) quoted += (await call(getScreeningCredits, { params: { id }, signal })).quoted;
      return quoted;
    },
    enabled: options.isWanted,
    staleTime: 0,
  });
}

/** One screening, every second while something of it is in work. */
export function useScreening(id: string) {
  return useQuery({
    queryKey: screeningKeys.itself(id),
    queryFn: ({ signal }) => call(getScreening, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isInWork(state.data) ? livePollMs : false),
  });
}

/** The JD with its requirements, every second while it is being read or looked through. */
export function useScreeningJd(id: string) {
  // Meanwhile the server holds less than is shown.
  const isSaving = useIsMutating({ mutationKey: saveKey(id) }) > 0;
  return useQuery({
    queryKey: screeningKeys.jd(id),
    queryFn: ({ signal }) => call(getScreeningJd, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      !isSaving && (data?.state === "reading" || data?.awaits_proposals) ? livePollMs : false,
  });
}

/** What a start would cost now, every second while files are being checked. */
export function useScreeningCredits(id: string) {
  return useQuery({
    queryKey: screeningKeys.credits(id),
    queryFn: ({ signal }) => call(getScreeningCredits, { params: { id }, signal }),
    refetchInterval: ({ state }) => ((state.data?.checking ?? 0) > 0 ? livePollMs : false),
  });
}

/** One page of the results, every second while `isLive`. */
export function useScreeningResults(id: string, query: ResultsQuery, options: { isLive: boolean }) {
  return useQuery({
    ...resultsPageQuery(id, query),
    placeholderData: keepPreviousData,
    refetchInterval: options.isLive ? livePollMs : false,
  });
}

export function resultsPageQuery(id: string, query: ResultsQuery) {
  return queryOptions({
    queryKey: [...screeningKeys.results(id), query],
    queryFn: ({ signal }) => call(listScreeningResults, { params: { id }, query, signal }),
  });
}

/** One result with its report. */
export function useScreeningResult(resultId: string | null) {
  // What another window has decided shows as soon as somebody turns to this one.
  return useQuery({
    ...reportQuery(resultId ?? ""),
    enabled: resultId !== null,
    refetchOnWindowFocus: "always",
  });
}

export function reportQuery(resultId: string) {
  return queryOptions({
    queryKey: screeningKeys.report(resultId),
    queryFn: ({ signal }) => call(getScreeningResult, { params: { id: resultId }, signal }),
    staleTime: 60_000,
  });
}

export function useCreateScreening() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { sample?: boolean }) => call(createScreening, { body: given }),
    onSuccess: (screening) => adopt(client, screening),
  });
}

/** Changes some fields of a screening; changes of one screening are sent one after the other. */
export function useUpdateScreening(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: ScreeningChanges) => {
      // Without a connection that may have been long ago.
      if (sentBefore.has(changes)) await refuseOvertaken(id, changes);
      sentBefore.add(changes);
      return call(updateScreening, { params: { id }, body: changes });
    },
    mutationKey: fieldsKey(id),
    scope: saveScope(id),
    ...untilConnected,
    onMutate: (changes) => {
      const screening = client.getQueryData<Screening>(screeningKeys.itself(id));
      const jd = client.getQueryData<ScreeningJd>(screeningKeys.jd(id));
      keepUnsaved(id, changes, heldFields(screening, jd));
    },
    onError: (_, changes) => {
      forgetSaved(id, changes);
      return client.invalidateQueries({ queryKey: screeningKeys.itself(id) });
    },
    onSuccess: async (screening, changes) => {
      forgetSaved(id, changes);
      adopt(client, screening);
      const { jd_text, instructions, checked, requirements } = changes;
      if ([jd_text, instructions, checked, requirements].some((change) => change !== undefined)) {
        await client.invalidateQueries({ queryKey: screeningKeys.jd(id) });
      }
    },
  });
}

/** What was sent and not answered, so that it is sent again. */
const sentBefore = new WeakSet<ScreeningChanges>();

/** @throws Error where somebody else has changed since what these would change. */
async function refuseOvertaken(id: string, changes: ScreeningChanges): Promise<void> {
  const params = { id };
  const [screening, jd] = await Promise.all([
    call(getScreening, { params }),
    call(getScreeningJd, { params }),
  ]);
  const overtaken = fieldsOvertaken(id, heldFields(screening, jd));
  if (overtaken.some((field) => changes[field] !== undefined)) {
    throw new Error(wordsOf("screeningSetup").overtaken);
  }
}

/** The fields that are on their way to the server, in the order in which they were changed. */
export function useFieldsBeingSaved(id: string): ScreeningChanges {
  const changes = useMutationState({
    filters: { mutationKey: fieldsKey(id), status: "pending" },
    select: ({ state }) => state.variables as ScreeningChanges,
  });
  return Object.assign({}, ...changes);
}

/** How one row of the requirements changes; the rest of the list stays as the server holds it. */
export type RequirementsChange = (requirements: Requirement[]) => Requirement[];

/** What was shown when somebody made a change: in another text the same id is another requirement. */
const shownBefore = new WeakMap<RequirementsChange, ScreeningJd>();

/**
 * Changes the requirements. The change is shown at once, applied to what the server holds when its turn comes, so
 * that several changes on the way at once, or in another window, do not undo each other. What was meant for another text
 * than the server holds by then is refused.
 */
export function useChangeRequirements(id: string) {
  const client = useQueryClient();
  const queryKey = screeningKeys.jd(id);
  return useMutation({
    mutationKey: saveKey(id),
    scope: saveScope(id),
    ...untilConnected,
    mutationFn: (change: RequirementsChange) => {
      const params = { id };
      const shownFor = (held: ScreeningJd) => shownBefore.get(change) ?? held;
      const isOfOtherText = (held: ScreeningJd) => shownFor(held).text !== held.text;
      return changeHeld({
        read: () => call(getScreeningJd, { params }),
        write: (held) => {
          // Of another text the server refuses it.
          const { requirements, requirements_version } = isOfOtherText(held) ? shownFor(held) : held;
          const body = { requirements: change(requirements).map(edited), requirements_version };
          return call(updateScreening, { params, body });
        },
        conflict: failures.requirementsChanged,
        isFinal: isOfOtherText,
      });
    },
    onMutate: async (change) => {
      const before = client.getQueryData<ScreeningJd>(queryKey);
      if (before) shownBefore.set(change, before);
      await client.cancelQueries({ queryKey });
      client.setQueryData<ScreeningJd>(
        queryKey,
        (jd) => jd && { ...jd, requirements: change(jd.requirements) },
      );
      const shown = client.getQueryData<ScreeningJd>(queryKey);
      // Of the list as the server has told it last: what another window has made of it since is not undone by this one.
      const unsaved = {
        requirements: shown?.requirements.map(edited),
        requirements_version: shown?.requirements_version,
      };
      keepUnsaved(id, unsaved);
      return unsaved;
    },
    onSuccess: (screening) => adopt(client, screening),
    onSettled: (_, __, ___, unsaved) => {
      if (unsaved) forgetSaved(id, unsaved);
      return client.invalidateQueries({ queryKey });
    },
  });
}

/**
 * Starts for as many hundredths as the page has shown; a live screening is paid for as its CVs come in. With
 * `afterSaving`, a start waits for the changes of that screening that are being saved.
 */
export function useStartScreening(options: { afterSaving?: string } = {}) {
  const { afterSaving } = options;
  return useScreeningAction(
    ({ id, mode, quoted }: Pick<Screening, "id" | "mode"> & { quoted: number | undefined }) =>
      call(startScreening, { params: { id }, query: mode === "live" ? {} : { quoted } }),
    afterSaving === undefined ? undefined : saveScope(afterSaving),
  );
}

export function useStopScreening() {
  return useScreeningAction(({ id }: { id: string }) => call(stopScreening, { params: { id } }));
}

export function useDuplicateScreening() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(duplicateScreening, { params: { id } }),
    onSuccess: (screening) => adopt(client, screening),
  });
}

export type BulkAct = "start" | "stop" | "delete";
export type BulkOutcome = { screening: Screening; failure: string | null };

/** Does the same to several screenings, one after the other, and tells how each went. */
export function useBulkAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, screenings }: { act: BulkAct; screenings: Screening[] }) => {
      const outcomes: BulkOutcome[] = [];
      for (const screening of screenings) {
        const failure = await call(bulkEndpoints[act], { params: { id: screening.id } }).then(
          () => null,
          (error: Error) => error.message,
        );
        outcomes.push({ screening, failure });
      }
      return outcomes;
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: accountQuery.queryKey });
      return client.invalidateQueries({ queryKey: screeningKeys.all });
    },
  });
}

const bulkEndpoints = { start: startScreening, stop: stopScreening, delete: deleteScreening } as const;

export function useDeleteScreening() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteScreening, { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: screeningKeys.one(id) });
      return client.invalidateQueries({ queryKey: screeningKeys.lists });
    },
  });
}

/**
 * Sends what an earlier visit could not save. Requirements go over the list that they were a change of, or one that this
 * browser has sent itself; over what others have made of it since they are refused. So is any other field.
 */
export function useUnsavedChanges(id: string, options: { onRefused: (message: string) => void }) {
  const client = useQueryClient();
  const { mutateAsync } = useUpdateScreening(id);
  const send = useEffectEvent((changes: ScreeningChanges) =>
    mutateAsync(changes).catch((error: Error) => options.onRefused(error.message)),
  );
  const sendList = useEffectEvent(async (changes: ScreeningChanges) => {
    const { requirements = [] } = changes;
    const held = await call(getScreeningJd, { params: { id } }).catch(() => null);
    if (held && isHeld(requirements, held.requirements)) {
      // It arrived when the page had asked already, and may show what was there before.
      await client.cancelQueries({ queryKey: screeningKeys.jd(id) });
      client.setQueryData(screeningKeys.jd(id), held);
      return forgetSaved(id, changes);
    }
    const isOwn = held && readOwnLists(id).some((list) => isHeld(list, held.requirements));
    await send(isOwn ? { requirements, requirements_version: held.requirements_version } : changes);
  });
  const sendFields = useEffectEvent(async (fields: ScreeningChanges) => {
    const params = { id };
    const [screening, jd] = await Promise.all([
      client.fetchQuery({
        queryKey: screeningKeys.itself(id),
        queryFn: () => call(getScreening, { params }),
        staleTime: 0,
        ...untilConnected,
      }),
      client.fetchQuery({
        queryKey: screeningKeys.jd(id),
        queryFn: () => call(getScreeningJd, { params }),
        staleTime: 0,
        ...untilConnected,
      }),
    ]);
    const overtaken = fieldsOvertaken(id, heldFields(screening, jd));
    if (overtaken.length > 0) {
      forgetSaved(id, Object.fromEntries(overtaken.map((field) => [field, fields[field]])));
      options.onRefused(wordsOf("screeningSetup").overtaken);
    }
    const others = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !overtaken.some((field) => field === name)),
    );
    if (Object.keys(others).length > 0) await send(others);
  });
  const sendAll = useEffectEvent(async () => {
    const { requirements, requirements_version, ...fields } = readUnsaved(id) ?? {};
    // Before the instructions, which change the list.
    if (requirements) await sendList({ requirements, requirements_version });
    if (Object.keys(fields).length > 0) await sendFields(fields);
  });
  useEffect(() => {
    // A screening that is gone is said to be so by its page.
    if (id) void sendAll().catch(() => undefined);
  }, [id]);
}

/** What the server holds of the fields of which each change goes over the whole. */
function heldFields(screening: Screening | undefined, jd: ScreeningJd | undefined): SingleFields {
  const { title, mode, visibility, is_blind } = screening ?? {};
  return { title, mode, visibility, is_blind, instructions: jd?.instructions };
}

/** Changes of one screening are sent one after the other. */
function saveScope(id: string) {
  return { id: `screening ${id}` };
}

function useScreeningAction<Given extends { id: string }>(
  act: (given: Given) => Promise<Screening>,
  scope?: { id: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    scope,
    onSuccess: (screening) => adopt(client, screening),
    onSettled: (_, __, { id }) => {
      // A start holds credits, a stop gives some back.
      void client.invalidateQueries({ queryKey: accountQuery.queryKey });
      return client.invalidateQueries({ queryKey: screeningKeys.one(id) });
    },
  });
}

/** Takes a screening as the server has just told it, and lets what depends on it be asked for again. */
function adopt(client: QueryClient, screening: Screening) {
  client.setQueryData(screeningKeys.itself(screening.id), screening);
  void client.invalidateQueries({ queryKey: screeningKeys.lists });
  void client.invalidateQueries({ queryKey: screeningKeys.credits(screening.id) });
}

function isInWork(screening: Screening): boolean {
  const { checking, waiting } = screening.counts;
  return screening.status === "InProgress" || checking > 0 || waiting > 0 || screening.jd_state === "reading";
}

/** A requirement that the server does not know yet has an id that begins with "new". */
function edited({ id, kind, text, weight, any_of, sentence, doubt }: Requirement): EditedRequirement {
  return {
    id: id.startsWith("new") ? null : id,
    kind,
    text,
    weight: Math.round(weight),
    // More than can be edited were read from the JD: they stay as they are.
    any_of: any_of.length === 0 || any_of.length > 20 ? undefined : any_of,
    sentence: sentence && sentence.length <= 5_000 ? sentence : undefined,
    is_confirmed: doubt === null,
  };
}
