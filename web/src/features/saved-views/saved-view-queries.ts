import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteSavedView, listSavedViews, type SavedView, saveView } from "@winnow/contract/saved-views.ts";
import { call } from "../../api/call.ts";

const queryKey = ["saved views"];
const removalKey = ["saved views", "removal"];

/** The saved views of one list, by name; asked for once they are wanted. */
export function useSavedViews(list: SavedView["list"], options: { isWanted: boolean }) {
  // Gone at once: a list that closes up later would put another view below the next click.
  const removed = useMutationState({
    filters: { mutationKey: removalKey, status: "pending" },
    // Every mutation under this key removes the view of an id.
    select: ({ state }) => state.variables as string,
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listSavedViews, { signal }),
    select: ({ data }) => data.filter((view) => view.list === list && !removed.includes(view.id)),
    enabled: options.isWanted,
  });
}

export function useSaveView(list: SavedView["list"]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (view: { name: string; query: string }) => call(saveView, { body: { list, ...view } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteSavedView() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: removalKey,
    mutationFn: (id: string) => call(deleteSavedView, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
