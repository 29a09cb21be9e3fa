import cv from "./en/cv.ts";
import evidence from "./en/evidence.ts";
import failures from "./en/failures.ts";
import kit from "./en/kit.ts";

/** What the pages of recruiters have in common with those of visitors. They speak English, so it comes with their code. */
export const wordsOfRecruiters = { cv, evidence, failures, kit };
