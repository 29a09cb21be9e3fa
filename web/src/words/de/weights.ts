import { worthInGerman } from "@winnow/matching/worth-in-german.ts";
import type english from "../en/weights.ts";

const words: typeof english = worthInGerman;

export default words;
