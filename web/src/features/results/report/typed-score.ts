/** A score as somebody typed it, "72" or "72,5"; null when it is none from 0 to 100. */
export function typedScore(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  const score = Number(text);
  return /^\d{1,3}(\.\d+)?$/.test(text) && score <= 100 ? score : null;
}
