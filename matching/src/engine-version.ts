/** Names the rules a report was scored by: it changes whenever any score could change. */
export const engineVersion = "2026.12.02";

/** Whether an engine came before another one: versions are numbers with points between them, compared part by part. */
export function isOlderEngine(version: string, than: string = engineVersion): boolean {
  const [parts, others] = [partsOf(version), partsOf(than)];
  const at = others.findIndex((other, index) => (parts[index] ?? 0) !== other);
  return at !== -1 && (parts[at] ?? 0) < (others[at] ?? 0);
}

function partsOf(version: string): number[] {
  return version.split(".").map(Number);
}
