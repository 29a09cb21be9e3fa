import type { Noun } from "./catalogue.ts";

/** What each page of visitors says, besides what all of them say. The page asks for it together with its code. */
export const wordsOfPages = {
  jobForm: ["jobForm", "cv"],
  interview: ["interview", "receipt"],
  receipt: ["receipt", "cv"],
  share: ["share", "evidence"],
} as const satisfies Record<string, readonly Noun[]>;

/** What every page says. */
export const wordsOfEveryPage = ["kit", "failures"] as const satisfies readonly Noun[];
