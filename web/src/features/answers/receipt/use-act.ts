import { useState } from "react";

export type Act = {
  isPending: boolean;
  error: Error | null;
  /** Resolves with why it was not done, null when it was. */
  run: () => Promise<Error | null>;
};

/** Something that is done when asked, of a page that has no cache of queries. */
export function useAct(act: () => Promise<void>): Act {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function run(): Promise<Error | null> {
    setIsPending(true);
    setError(null);
    try {
      await act();
      return null;
    } catch (thrown) {
      const failure = thrown instanceof Error ? thrown : new Error("Something went wrong. Please try again.");
      setError(failure);
      return failure;
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, error, run };
}
