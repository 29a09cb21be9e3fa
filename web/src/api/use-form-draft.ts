import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { DraftPlace } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";

/** Keeps what is typed into a form, and puts back what an earlier visit left there; answers how to drop it. */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "watch" | "reset" | "getValues" | "formState">,
  place: DraftPlace,
): () => void {
  const { watch, reset, getValues } = form;
  const { isDirty } = form.formState;
  const { fields, keep } = useDraft(place);

  useEffect(() => {
    const following = watch((_, { type }) => {
      if (type === "change") keep(getValues());
    });
    return () => following.unsubscribe();
  }, [watch, getValues, keep]);

  useEffect(() => {
    if (!fields || isDirty) return;
    const present = getValues();
    const known = Object.entries(fields).filter(([name, value]) => typeof present[name] === typeof value);
    reset({ ...present, ...Object.fromEntries(known) }, { keepDefaultValues: true });
  }, [fields, isDirty, getValues, reset]);

  return () => keep(null);
}
