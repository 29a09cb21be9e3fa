import { useState } from "react";
import { useWords } from "../../../words/words.ts";

export type Act = {
  isPending: boolean;
  error: Error | null;
  /** Resolves with why it was not done, null when it was. */
  run: () => Promise<Error | null>;
};

/** Something that is done when asked, of a page that has no cache of queries. */
export function useAct(act: () => Promise<void>): Act {
  const words = useWords("failures");
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function run(): Promise<Error | null> {
    setIsPending(true);
    setError(null);
    try {
      await act();
      return null;
    } catch (thrown) {
      const failure = thrown instanceof Error ? thrown : new Error(words.unknown);
      setError(failure);
      return failure;
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, error, run };
}
