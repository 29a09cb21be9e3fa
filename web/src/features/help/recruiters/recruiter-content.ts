import type { HelpPage, HelpWords } from "../help-content.ts";

export type ShortcutGroupName =
  | "everywhere"
  | "lists"
  | "results"
  | "matchReport"
  | "interviewReport"
  | "audit";

/** What the page of the keys says, and of each group by what its keys ask for; "score 3" by "score". */
export type ShortcutWords = Pick<HelpPage, "title" | "summary" | "words"> & {
  /** What stands on keys whose names are words. */
  caps: Readonly<Record<string, string>>;
  groups: Readonly<Record<ShortcutGroupName, { title: string; does: Readonly<Record<string, string>> }>>;
};

/** The help for recruiters in one language. The page of the keys is made of the tables that pages listen by. */
export type RecruiterContent = {
  words: HelpWords;
  shortcuts: ShortcutWords;
  pagesWith: (shortcuts: HelpPage) => readonly HelpPage[];
};
