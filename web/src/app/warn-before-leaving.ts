import type { QueryClient } from "@tanstack/react-query";
import { onSessionEnd } from "../api/session.ts";

/**
 * Lets the browser ask before a page is left whose changes are still on their way: those whose mutation has a key.
 * Answers how to stop; the end of the session stops it too, since the page has to go then.
 */
export function warnBeforeLeaving(queryClient: QueryClient): () => void {
  const life = new AbortController();
  const stop = () => life.abort();
  life.signal.addEventListener("abort", onSessionEnd(stop));
  window.addEventListener(
    "beforeunload",
    (event) => {
      const predicate = ({ options }: { options: { mutationKey?: unknown } }) =>
        options.mutationKey !== undefined;
      if (queryClient.isMutating({ predicate }) > 0) event.preventDefault();
    },
    { signal: life.signal },
  );
  return stop;
}
