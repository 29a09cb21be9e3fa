import { useState } from "react";
import { SavedViews } from "../../../ui/saved-views.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useDeleteSavedView, useSavedViews, useSaveView } from "../saved-view-queries.ts";
import type { ResultsList } from "./use-results-list.ts";

/** The saved views of the results lists. */
export function ResultViews({ list }: { list: ResultsList }) {
  const [isWanted, setIsWanted] = useState(false);
  const views = useSavedViews("results", { isWanted });
  const saving = useSaveView("results");
  const removal = useDeleteSavedView();
  const showToast = useToast();
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  async function save(name: string): Promise<boolean> {
    try {
      await saving.mutateAsync({ name, query: list.viewQuery });
      showToast(`Saved the view “${name}”.`);
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
      query={list.viewQuery}
      isSaving={saving.isPending}
      onOpen={() => setIsWanted(true)}
      onChoose={list.openView}
      onSave={save}
      onRemove={(view) => removal.mutate(view.id, { onError })}
    />
  );
}
