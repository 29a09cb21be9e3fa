/** In texts: more than a long CV has lines, each of which is asked about several times while it is read. */
const maxRemembered = 1_000;
/** In UTF-16 units: what is longer is no line, and neither kept nor worth it. */
export const longestRemembered = 1_000;

/** The same function of a text, computed once while that text is being read; what it answers is shared and must not be changed. */
export function rememberTexts<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    if (text.length > longestRemembered) return compute(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const computed = compute(text);
    if (known.size >= maxRemembered) known.clear();
    known.set(text, computed);
    return computed;
  };
}
