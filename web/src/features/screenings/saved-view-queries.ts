import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteSavedView, listSavedViews, type SavedView, saveView } from "@winnow/contract/saved-views.ts";
import { call } from "../../api/call.ts";

const queryKey = ["saved views"];

/** The saved views of one list, by name; asked for once they are wanted. */
export function useSavedViews(list: SavedView["list"], options: { isWanted: boolean }) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listSavedViews, { signal }),
    select: ({ data }) => data.filter((view) => view.list === list),
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
    mutationFn: (id: string) => call(deleteSavedView, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
