/** What a mail's placeholders in double braces stand for, by their names. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Fills in each placeholder once: what it is filled with is no text to fill in. An unknown one stays and is named. */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
): { text: string; unknown: string[] } {
  const unknown = new Set<string>();
  const filled = text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (written, name: string) => {
    const key = name.toLowerCase();
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) {
      unknown.add(name);
      return written;
    }
    return value;
  });
  return { text: filled, unknown: [...unknown] };
}

/** What a text names that is none of `known`, each once. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  return fillPlaceholders(text, Object.fromEntries(known.map((name) => [name, ""]))).unknown;
}
