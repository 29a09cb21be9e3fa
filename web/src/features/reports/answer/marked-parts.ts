/** From (inclusive) and to (exclusive), in UTF-16 units of the text. */
export type Span = { start: number; end: number };
export type MarkedPart = { start: number; text: string; isQuoted: boolean; isShown: boolean };

/** A text in parts: what is quoted of it, and within that the quotation that is shown. Joined they are the text. */
export function markedParts(text: string, quoted: readonly Span[], shown: Span | null): MarkedPart[] {
  const spans = [...quoted, ...(shown ? [shown] : [])].map(({ start, end }) => ({
    start: within(start),
    end: within(end),
  }));
  const cuts = new Set([0, ...spans.flatMap(({ start, end }) => [start, end])]);
  const starts = [...cuts].filter((at) => at < text.length).sort((a, b) => a - b);
  return starts.map((start, index) => ({
    start,
    text: text.slice(start, starts[index + 1]),
    isQuoted: spans.some((span) => span.start <= start && start < span.end),
    isShown: shown !== null && shown.start <= start && start < shown.end,
  }));

  function within(at: number): number {
    return Math.min(text.length, Math.max(0, at));
  }
}
