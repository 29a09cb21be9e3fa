/** `askedAt` by `performance.now()`. */
export type Recent<T> = { answer: Promise<T>; askedAt: number };

/**
 * The last answer while it is young, however many ask; otherwise a new one. One question at a time: what hangs is not
 * asked again until it answers.
 */
export function recently<T>(ask: () => Promise<T>, validForMs: number): () => Recent<T> {
  let last: (Recent<T> & { endedAt: number | null }) | null = null;
  return () => {
    if (last && (last.endedAt === null || performance.now() - last.endedAt <= validForMs)) {
      return last;
    }
    const begun = { answer: ask(), askedAt: performance.now(), endedAt: null as number | null };
    const onEnd = () => {
      begun.endedAt = performance.now();
    };
    begun.answer.then(onEnd, onEnd);
    last = begun;
    return begun;
  };
}
