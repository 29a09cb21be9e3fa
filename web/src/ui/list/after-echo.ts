/**
 * What was asked for and may still come back, the newest last, once `value` has come: an answer that is slower than the
 * hand says what was typed before, and is no reason to type that again. Null where nobody asked for `value` here.
 */
export function afterEcho(asked: readonly string[], value: string): string[] | null {
  const at = asked.lastIndexOf(value);
  return at === -1 ? null : asked.slice(at);
}
