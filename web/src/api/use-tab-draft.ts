import { draftFields } from "@winnow/contract/drafts.ts";
import { useCallback, useState } from "react";
import type { KeptFields } from "./use-kept-form.ts";

/** What whoever has no account types, kept in this tab until it is sent: a reload loses nothing. */
export function useTabDraft(name: string): KeptFields {
  const key = `winnow typed ${name}`;
  const [fields, setFields] = useState(() => read(key));
  const keep = useCallback<KeptFields["keep"]>(
    (typed) => {
      setFields(typed);
      try {
        if (typed === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
    [key],
  );
  return { fields, keep };
}

function read(key: string): KeptFields["fields"] {
  try {
    return draftFields.parse(JSON.parse(sessionStorage.getItem(key) ?? ""));
  } catch {
    return null;
  }
}
