import { catalogue } from "./catalogue.ts";
import { speakIn } from "./speak-in.ts";

/** Speaks a language with all words that there are, as tests of single functions do. */
export function speak(tag: string): void {
  speakIn(tag, catalogue);
}
