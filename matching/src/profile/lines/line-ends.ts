import { lineLayout } from "../layout-parameters.ts";

/** Whether a sentence ends with the line, or runs on where the line was full. */
export function endOf(text: string): string {
  if (/[.:;!?]$/u.test(text)) return "end";
  return text.length >= lineLayout.minLettersOfFull ? "full" : "short";
}

/** A capital, a small letter, a digit or a sign. */
export function beginOf(text: string): string {
  const first = text.charAt(0);
  if (first >= "0" && first <= "9") return "1";
  if (first.toLowerCase() === first.toUpperCase()) return "?";
  return first === first.toUpperCase() ? "A" : "a";
}
