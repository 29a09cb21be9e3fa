import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { DraftPlace } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";
import { useKeptForm } from "./use-kept-form.ts";

/** Keeps what is typed into a form as a draft of the account; answers how to drop it. */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "watch" | "reset" | "getValues" | "formState">,
  place: DraftPlace,
): () => void {
  return useKeptForm(form, useDraft(place));
}
