const paragraphBreak = /\n[^\S\n]*\n\s*/;
const namesReason = /\{\{\s*reason\s*\}\}/i;

/** The text of a mail without the paragraphs that name the reason, for whoever is not told one. */
export function withoutReason(text: string): string {
  if (!namesReason.test(text)) return text;
  return text
    .split(paragraphBreak)
    .filter((paragraph) => !namesReason.test(paragraph))
    .join("\n\n");
}
