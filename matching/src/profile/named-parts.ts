import type { Line } from "@winnow/documents/document-text.ts";
import type { LinePart } from "./lines/part-features.ts";

/** What stands together in one line and is one thing, with how likely it is that. */
export type NamedPart = { line: number; start: number; end: number; text: string; odds: number };

export function asNamed({ line, start, end, text }: LinePart, odds: number): NamedPart {
  return { line, start, end, text, odds };
}

/** Takes the next part of the same line in. */
export function extendNamed(
  named: NamedPart,
  part: LinePart,
  { text, odds }: { text: string; odds: number },
): void {
  named.end = part.end;
  named.text = text.slice(named.start, named.end);
  named.odds = Math.max(named.odds, odds);
}

/** With the bracket behind it that closes one within, or the full stop behind the last of letters that have one each. */
export function closeNamed(named: NamedPart, lines: readonly Line[]): NamedPart {
  const behind = lines[named.line]?.text[named.end];
  const isOpen = named.text.lastIndexOf("(") > named.text.lastIndexOf(")");
  const isClosed = isOpen && behind === ")";
  const isStopped = behind === "." && /(?<!\p{L})\p{Lu}\p{Ll}?(?:\.\p{L}{1,3})+$/u.test(named.text);
  return isClosed || isStopped ? { ...named, end: named.end + 1, text: `${named.text}${behind}` } : named;
}
