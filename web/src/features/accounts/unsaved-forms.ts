import { useEffect } from "react";

const unsaved = new Set<symbol>();

/** Says of a form that stands on the page whether something in it was typed and not sent. */
export function useUnsavedForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol();
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isDirty]);
}

/** Whether something typed would be lost if the page were loaded anew. */
export function isAnyFormUnsaved(): boolean {
  return unsaved.size > 0;
}
