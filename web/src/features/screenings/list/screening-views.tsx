import { useState } from "react";
import { useSearchParams } from "react-router";
import { SavedViews } from "../../../ui/saved-views.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useDeleteSavedView, useSavedViews, useSaveView } from "../saved-view-queries.ts";
import { viewQuery } from "./view-query.ts";

/** The saved views of the screening list. */
export function ScreeningViews() {
  const [parameters, setParameters] = useSearchParams();
  const [isWanted, setIsWanted] = useState(false);
  const views = useSavedViews("screenings", { isWanted });
  const saving = useSaveView("screenings");
  const removal = useDeleteSavedView();
  const showToast = useToast();
  const query = viewQuery(parameters);
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  async function save(name: string): Promise<boolean> {
    try {
      await saving.mutateAsync({ name, query });
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
      query={query}
      isSaving={saving.isPending}
      onOpen={() => setIsWanted(true)}
      onChoose={(chosen) => setParameters(new URLSearchParams(chosen))}
      onSave={save}
      onRemove={(view) => removal.mutate(view.id, { onError })}
    />
  );
}
