import { worthInEnglish } from "@winnow/matching/worth-in-english.ts";

/** What weights are a share of, and what they are worth in points. */
export default worthInEnglish;
