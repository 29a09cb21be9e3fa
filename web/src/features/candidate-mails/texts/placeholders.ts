import { type CandidateMailKind, mailPlaceholders } from "@winnow/contract/candidate-mails.ts";

export type Placeholder = (typeof mailPlaceholders)[CandidateMailKind][number];

/** What each stands for, as a button says it to whoever cannot see the braces. */
export const placeholderMeanings: Readonly<Record<Placeholder, string>> = {
  name: "the candidate’s name",
  title: "the title of the job",
  recruiter: "your name",
  link: "the candidate’s own link",
  opens: "from when it is open",
  closes: "until when it is open",
  reason: "the reason that you gave",
};

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

const wordList = new Intl.ListFormat("en", { type: "conjunction" });
const maxNamed = 3;
const maxNameLength = 40;

/** "{{salary}} stands for nothing here, so this mail cannot be sent."; null where all is known. */
export function unknownSentence(kind: CandidateMailKind, text: string): string | null {
  const unknown = unknownPlaceholders(kind, text);
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, maxNamed).map((name) => inBraces(name.slice(0, maxNameLength)));
  const rest = unknown.length - named.length;
  const all = wordList.format(rest > 0 ? [...named, `${rest} more`] : named);
  return `${all} ${unknown.length === 1 ? "stands" : "stand"} for nothing here, so this mail cannot be sent. Remove it, or use one of the buttons below the text.`;
}
