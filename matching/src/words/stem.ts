/// <reference path="./snowball-stemmers.d.ts" />
import stemmers from "snowball-stemmers";
import { rememberWords } from "./remember-words.ts";

const english = stemmers.newStemmer("english");

/** The English Snowball stem of a folded word: "negotiating" and "negotiation" both give "negoti". */
export const stem = rememberWords((word) => english.stem(word));
