import { type CandidateMailKind, mailPlaceholders } from "@winnow/contract/candidate-mails.ts";
import { allOf } from "../../../words/joined.ts";
import { wordsOf } from "../../../words/words.ts";

export type Placeholder = (typeof mailPlaceholders)[CandidateMailKind][number];

/** What a mail of this kind can name. */
export function placeholdersOf(kind: CandidateMailKind): readonly Placeholder[] {
  return mailPlaceholders[kind];
}

export function inBraces(name: string): string {
  return `{{${name}}}`;
}

/** What a text names in double braces that such a mail knows nothing of, each once. */
export function unknownPlaceholders(kind: CandidateMailKind, text: string): string[] {
  const known = new Set<string>(placeholdersOf(kind));
  const named = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = ""]) => name);
  return [...new Set(named.filter((name) => !known.has(name.toLowerCase())))];
}

const maxNamed = 3;
const maxNameLength = 40;

/** "{{salary}} stands for nothing here, so this mail cannot be sent."; null where all is known. */
export function unknownSentence(kind: CandidateMailKind, text: string): string | null {
  const unknown = unknownPlaceholders(kind, text);
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, maxNamed).map((name) => inBraces(name.slice(0, maxNameLength)));
  const rest = unknown.length - named.length;
  const words = wordsOf("mails").placeholders;
  const names = allOf(rest > 0 ? [...named, words.more({ count: rest })] : named);
  return words.unknown({ names, count: unknown.length });
}
