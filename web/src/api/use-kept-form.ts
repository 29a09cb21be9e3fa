import type { DraftFields } from "@winnow/contract/drafts.ts";
import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** What was typed and not saved; null where nothing was. */
export type KeptFields = { fields: DraftFields | null; keep: (fields: DraftFields | null) => void };

/** Keeps what is typed into a form, and puts back what an earlier visit left there; answers how to drop it. */
export function useKeptForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "watch" | "reset" | "getValues" | "formState">,
  { fields, keep }: KeptFields,
): () => void {
  const { watch, reset, getValues } = form;
  const { isDirty } = form.formState;

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
