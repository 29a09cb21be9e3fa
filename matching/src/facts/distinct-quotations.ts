/** The same words on the same page are quoted once, where they stand first. */
export function distinctQuotations<T extends { text: string; page: number }>(quotations: T[]): T[] {
  return quotations.filter(
    (one, index) =>
      quotations.findIndex((other) => other.text === one.text && other.page === one.page) === index,
  );
}
