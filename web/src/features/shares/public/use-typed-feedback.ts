import { thumbs } from "@winnow/contract/shares.ts";
import { useRef, useState } from "react";
import { z } from "zod";

const typedFeedback = z.object({
  name: z.string(),
  thumb: z.enum(thumbs).nullable(),
  comment: z.string(),
  /** By the number of the question, 1 to 5. */
  scores: z.record(z.string(), z.number()).default({}),
});
export type TypedFeedback = z.infer<typeof typedFeedback>;

/** What becomes of what is typed by then. */
export type TypedChange = (typed: TypedFeedback) => TypedFeedback;

/** What is typed, kept in this tab until it is sent: a reload loses nothing, and nobody else's tab shows it. */
export function useTypedFeedback(token: string): [TypedFeedback, (change: TypedChange) => void] {
  const key = `winnow feedback ${token}`;
  const [typed, setTyped] = useState(() => read(key));
  const newest = useRef(typed);
  return [
    typed,
    (change) => {
      const next = change(newest.current);
      newest.current = next;
      setTyped(next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  ];
}

function read(key: string): TypedFeedback {
  try {
    return typedFeedback.parse(JSON.parse(sessionStorage.getItem(key) ?? ""));
  } catch {
    return { name: "", thumb: null, comment: "", scores: {} };
  }
}
