import { isolate } from "@winnow/contract/isolate.ts";
import type { SavedView } from "@winnow/contract/saved-views.ts";
import { useState } from "react";
import { SavedViews } from "../../ui/saved-views.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useDeleteSavedView, useSavedViews, useSaveView } from "../saved-views/saved-view-queries.ts";

/** The saved views of one list. They are fetched when somebody wants to see them. */
export function ScreeningSavedViews(props: {
  list: SavedView["list"];
  /** Search, filters and order of the list as it stands. */
  query: string;
  onChoose: (query: string) => void;
}) {
  const { list, query, onChoose } = props;
  const [isWanted, setIsWanted] = useState(false);
  const views = useSavedViews(list, { isWanted });
  const saving = useSaveView(list);
  const removal = useDeleteSavedView();
  const showToast = useToast();
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  async function save(name: string): Promise<boolean> {
    try {
      await saving.mutateAsync({ name, query });
      showToast(`Saved the view “${isolate(name)}”.`);
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
      query={query}
      isSaving={saving.isPending}
      onOpen={() => setIsWanted(true)}
      onChoose={onChoose}
      onSave={save}
      onRemove={(view) => removal.mutate(view.id, { onError })}
    />
  );
}
