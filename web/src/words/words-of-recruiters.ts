import failures from "./en/failures.ts";
import kit from "./en/kit.ts";

/** What the pages of recruiters have in common with those of visitors. They speak English, so most comes with their code. */
export const wordsOfRecruiters = { failures, kit };

/** What only some of them say. */
export const furtherWordsOfRecruiters = {
  cv: () => import("./en/cv.ts"),
  evidence: () => import("./en/evidence.ts"),
};
