import failures from "./en/failures.ts";
import kit from "./en/kit.ts";

/** What every page of recruiters has in common with those of visitors. They speak English, so it comes with their code. */
export const wordsOfRecruiters = { failures, kit };
