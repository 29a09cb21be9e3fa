/** What a text for candidates may name in double braces. */
export const placeholders = ["name", "title", "recruiter", "link", "opens", "closes"] as const;
export type Placeholder = (typeof placeholders)[number];

/** Fills in each placeholder once: what it is filled with is no text to fill in. An unknown one stays and is named. */
export function fillPlaceholders(
  text: string,
  values: Record<Placeholder, string>,
): { text: string; unknown: string[] } {
  const unknown = new Set<string>();
  const filled = text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (written, name: string) => {
    const known = placeholders.find((placeholder) => placeholder === name.toLowerCase());
    if (!known) {
      unknown.add(name);
      return written;
    }
    return values[known];
  });
  return { text: filled, unknown: [...unknown] };
}

/** What a text names that nothing is known for, each once. */
export function unknownPlaceholders(text: string): string[] {
  const nothing = { name: "", title: "", recruiter: "", link: "", opens: "", closes: "" };
  return fillPlaceholders(text, nothing).unknown;
}
