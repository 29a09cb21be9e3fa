import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createPersonExport,
  downloadPersonExport,
  erasePerson,
  getPerson,
  getPersonExport,
  type PersonExport,
} from "@winnow/contract/people.ts";
import { useEffect } from "react";
import { type Arguments, call } from "../../api/call.ts";
import { saveLink } from "../../api/fetch-link.ts";
import { newUuid } from "../../api/new-uuid.ts";
import { personKeys } from "./query-keys.ts";

const exportPollMs = 1_000;

/** Everything that is kept of one person, by the id of any part of it. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: personKeys.one(id),
    queryFn: ({ signal }) => call(getPerson, { params: { id }, signal }),
  });
}

export function isBeingMade({ state }: Pick<PersonExport, "state">): boolean {
  return state === "waiting" || state === "working";
}

export function useCreatePersonExport(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Arguments<typeof createPersonExport>["body"]) =>
      // The same things may be asked for again, after something was added to them.
      call(createPersonExport, { params: { id: personId }, body, act: newUuid() }),
    onSuccess: (made) => client.setQueryData(personKeys.export(made.id), made),
  });
}

/** How far a ZIP is, every second while it is being made. */
export function usePersonExport(exportId: string | null) {
  return useQuery({
    queryKey: personKeys.export(exportId ?? ""),
    queryFn: ({ signal }) => call(getPersonExport, { params: { id: exportId ?? "" }, signal }),
    enabled: exportId !== null,
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? exportPollMs : false),
  });
}

/** Fetches a ZIP that is ready and lets the browser save it. */
export function useDownloadPersonExport() {
  return useMutation({
    mutationFn: async (exportId: string) =>
      saveLink(await call(downloadPersonExport, { params: { id: exportId } })),
  });
}

export function useErasePerson(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Arguments<typeof erasePerson>["body"]) =>
      call(erasePerson, { params: { id: personId }, body }),
    // What was erased before it failed is not shown any more.
    onError: () => client.invalidateQueries({ queryKey: personKeys.one(personId) }),
  });
}

/** Once nothing of what was erased is shown any more, nothing of it stays in the memory of the page. */
export function useForgottenPeople() {
  const client = useQueryClient();
  useEffect(() => client.removeQueries({ type: "inactive" }), [client]);
}
