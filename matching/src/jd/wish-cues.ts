import { patternsOf } from "../lexicon/lexicons.ts";
import { wholeWords } from "../words/whole-words.ts";
import { anyOfLanguages } from "./any-of-languages.ts";

export const niceCue = wholeWords(new RegExp(anyOfLanguages("nice"), "iu"));
export const mustCue = wholeWords(new RegExp(anyOfLanguages("must"), "iu"));

/** What the law has an employer say, what it offers, how to apply, and when and under what strain one works: no CV speaks of it. */
export const notAWish = wholeWords(new RegExp(patternsOf(({ advert }) => advert.noWish).join("|"), "iu"));
