import type { SavedView } from "@winnow/contract/saved-views.ts";
import { useState } from "react";
import { useToast } from "../../ui/feedback/toast.tsx";
import { SavedViews } from "../../ui/list/saved-views.tsx";
import type { ListState } from "../../ui/list/use-list-state.ts";
import { useWords } from "../../words/words.ts";
import { useDeleteSavedView, useSavedViews, useSaveView } from "./saved-view-queries.ts";

/** The saved views of one list. They are fetched when somebody wants to see them. */
export function ListViews(props: {
  of: SavedView["list"];
  list: Pick<ListState, "view" | "viewOf" | "openView">;
}) {
  const { of, list } = props;
  const [isWanted, setIsWanted] = useState(false);
  const views = useSavedViews(of, { isWanted });
  const saving = useSaveView(of);
  const removal = useDeleteSavedView();
  const showToast = useToast();
  const words = useWords("lists");
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  async function save(name: string): Promise<boolean> {
    try {
      // Of the address: what is drawn of it may be a moment behind.
      await saving.mutateAsync({ name, query: list.viewOf(window.location.search) });
      showToast(words.views.saved({ name }));
      return true;
    } catch (error) {
      if (error instanceof Error) onError(error);
      return false;
    }
  }

  return (
    <SavedViews
      views={views.data}
      error={views.error}
      isCurrent={({ query }) => list.viewOf(query) === list.view}
      isSaving={saving.isPending}
      onOpen={() => setIsWanted(true)}
      onChoose={list.openView}
      onSave={save}
      onRemove={(view) => removal.mutate(view.id, { onError })}
    />
  );
}
