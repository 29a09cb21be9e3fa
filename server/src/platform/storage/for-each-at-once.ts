/** Without bound, what is read of one would wait for what is written of all others. */
const objectsAtOnce = 8;

/** So many at once as `objectsAtOnce`, and no more of them in memory. The first that fails ends all. */
export async function forEachAtOnce<T>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let isFailing = false;
  const worker = async () => {
    for (let next = await iterator.next(); !next.done && !isFailing; next = await iterator.next()) {
      await work(next.value);
    }
  };
  const workers = Array.from({ length: objectsAtOnce }, async () => {
    try {
      await worker();
    } catch (error) {
      isFailing = true;
      throw error;
    }
  });
  const outcomes = await Promise.allSettled(workers);
  await iterator.return?.();
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) {
    throw failed.reason;
  }
}
