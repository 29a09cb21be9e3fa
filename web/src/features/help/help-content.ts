/**
 * A piece of a page of the help. Text may hold `**a name as it stands on the screen**` and `[words](id of a page)`,
 * nothing else.
 */
export type HelpBlock =
  | string
  | { points: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly (readonly [term: string, means: string])[] }
  | { keys: readonly KeyLine[] };

/** Keys that do the same, each with what is held with it. */
export type KeyLine = { keys: readonly (readonly string[])[]; does: string };

export type HelpSection = { heading?: string; blocks: readonly HelpBlock[] };

export type HelpPage = {
  id: string;
  title: string;
  summary: string;
  /** What it is found by besides what it says. */
  words?: string;
  sections: readonly HelpSection[];
};

/** What the panel says by itself. */
export type HelpWords = {
  title: string;
  close: string;
  search: string;
  allPages: string;
  found: (count: number) => string;
  notFound: (typed: string) => string;
};

/** The help for one kind of people in one language. */
export type HelpContent = { words: HelpWords; pages: readonly HelpPage[] };
